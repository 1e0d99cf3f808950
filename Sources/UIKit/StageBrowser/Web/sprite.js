// @ts-check
// Layers that are only a picture. A screen can have thousands, so drawing one allocates nothing: no array, no
// path, no saved state. Code that draws afterwards sets its own transform and alpha.

import { flag } from "./wire.js";
import { isFlat } from "./geometry.js";
import { blendsSprites } from "./raster.js";

// A raster copies its content into the canvas in one piece, which costs as much as drawing some sprites with
// the canvas. It is started for at least this many siblings, and continues with the following ones.
const fewestSiblings = 8;
// The number of pixels above which the canvas is faster in every browser.
const largestBlended = 1 << 18;

// Draws a sprite of a parent that is drawn with m. Returns false if the sprite needs the general path.
/**
 * @param {Surface} surface
 * @param {Layer} parent
 * @param {Layer} layer
 * @param {ImageStore} images
 * @param {Affine} m
 * @param {number} alpha
 */
export function drawSprite(surface, parent, layer, images, m, alpha) {
  const t = layer.transform;
  if (parent.sublayerTransform || parent.has(flag.geometryFlipped) || (t && !isFlat(t))) return false;
  const opacity = layer.opacity * alpha;
  if (layer.has(flag.hidden) || opacity <= 0) return true;
  const { width, height } = layer;
  // The top left corner in the parent's plane, and the vectors along the two sides.
  let x = -layer.anchor[0] * width;
  let y = -layer.anchor[1] * height;
  let a = 1;
  let b = 0;
  let c = 0;
  let d = 1;
  if (t) {
    a = t[0];
    b = t[1];
    c = t[4];
    d = t[5];
    const u = a * x + c * y + t[12];
    y = b * x + d * y + t[13];
    x = u;
  }
  x += layer.px - parent.x;
  y += layer.py - parent.y;
  // The same values on the surface.
  const ma = a * m[0] + b * m[2];
  const mb = a * m[1] + b * m[3];
  const mc = c * m[0] + d * m[2];
  const md = c * m[1] + d * m[3];
  const mx = x * m[0] + y * m[2] + m[4];
  const my = x * m[1] + y * m[3] + m[5];
  const centerX = mx + (ma * width + mc * height) / 2;
  const centerY = my + (mb * width + md * height) / 2;
  const reachX = (Math.abs(ma) * width + Math.abs(mc) * height) / 2;
  const reachY = (Math.abs(mb) * width + Math.abs(md) * height) / 2;
  if (centerX + reachX <= 0 || centerX - reachX >= surface.width
    || centerY + reachY <= 0 || centerY - reachY >= surface.height) return true;

  const picture = images.get(layer.contents);
  if (!picture) return true;
  const [ux, uy, uw, uh] = layer.contentsRect;
  if (uw <= 0 || uh <= 0) return true;
  // The number of picture pixels per surface pixel, along the side that is reduced less.
  const reduction = Math.min(
    (picture.width * uw) / (Math.hypot(ma, mb) * width),
    (picture.height * uh) / (Math.hypot(mc, md) * height));
  const image = reduction >= 2 ? images.reduced(layer.contents, reduction) : picture;
  if (blendsSprites && uw === 1 && uh === 1) {
    // The general path caches strongly enlarged pictures.
    if (4 * reachX * reachY > largestBlended) return false;
    if ((surface.isBlending || parent.children.length >= fewestSiblings)
      && surface.raster.draw(
        image, ma * width, mb * width, mc * height, md * height, mx, my, opacity)) return true;
  }
  const context = surface.settledContext();
  context.setTransform(ma, mb, mc, md, mx, my);
  context.globalAlpha = opacity;
  // A picture that was already reduced well doesn't need the best quality, which takes twice as long.
  context.imageSmoothingQuality = image === picture ? "high" : "medium";
  context.imageSmoothingEnabled = true;
  context.drawImage(
    image, ux * image.width, uy * image.height, uw * image.width, uh * image.height, 0, 0, width,
    height);
  return true;
}
