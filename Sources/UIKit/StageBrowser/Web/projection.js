// @ts-check
// Layers in perspective. A canvas only draws affine transforms, so a layer in perspective is first drawn flat
// and then as a mesh of small triangles.

import { affineThrough, behind, boundingBox, identity, placement } from "./geometry.js";
import { flag } from "./wire.js";

// The number of cells of the mesh in each direction.
const cells = 12;
// The maximum number of pixels along a side of a layer. Larger ones aren't drawn.
const largestSide = 8192;

/**
 * @param {Compositor} compositor
 * @param {Surface} surface
 * @param {Layer} layer
 * @param {number[]} h
 * @param {number} scale
 * @param {number} alpha
 */
export function drawProjected(compositor, surface, layer, h, scale, alpha) {
  if (layer.has(flag.hidden) || layer.opacity <= 0) return;
  const [x, y, width, height] = extent(compositor.tree, layer);
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  if (!(across > 0 && down > 0 && across <= largestSide && down <= largestSide)) return;
  if (!layer.has(flag.doubleSided) && facesAway(h, x, y, width, height)) return;
  const flat = compositor.pool.take(across, down);
  compositor.drawAlone(flat, () => {
    compositor.drawLayer(flat, layer, [scale, 0, 0, scale, -x * scale, -y * scale], alpha);
  });

  const context = surface.settledContext();
  context.save();
  context.globalAlpha = 1;
  context.imageSmoothingQuality = "high";
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      /** @type {(i: number, j: number) => Point} */
      const corner = (i, j) =>
        [x + (width * (column + i)) / cells, y + (height * (row + j)) / cells];
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)];
      drawTriangle(context, flat.settledCanvas(), h, [a, b, c], [x, y, scale]);
      drawTriangle(context, flat.settledCanvas(), h, [d, c, b], [x, y, scale]);
    }
  }
  context.restore();
  compositor.pool.give(flat);
}

/**
 * @param {Context} context
 * @param {HTMLCanvasElement} image
 * @param {number[]} h
 * @param {Point[]} corners
 * @param {[number, number, number]} place
 */
function drawTriangle(context, image, h, corners, [x, y, scale]) {
  const target = corners.map((corner) => project(h, corner));
  if (target.includes(null)) return;
  /** @type {Point[]} */
  const pixels = corners.map((corner) => [(corner[0] - x) * scale, (corner[1] - y) * scale]);
  const matrix = affineThrough(pixels, target);
  if (!matrix) return;
  context.save();
  context.setTransform(...identity);
  // The triangle is enlarged by half a pixel on all sides, so that no seam is visible between triangles.
  const middle = [0, 1].map((axis) => (target[0][axis] + target[1][axis] + target[2][axis]) / 3);
  context.beginPath();
  for (const point of target) {
    const away = [point[0] - middle[0], point[1] - middle[1]];
    const length = Math.hypot(...away) || 1;
    context.lineTo(point[0] + (0.7 * away[0]) / length, point[1] + (0.7 * away[1]) / length);
  }
  context.closePath();
  context.clip();
  context.setTransform(...matrix);
  context.drawImage(image, 0, 0);
  context.restore();
}

// Returns null for a point behind the eye.
/**
 * @param {number[]} h
 * @param {Point} point
 * @returns {Point | null}
 */
function project(h, [x, y]) {
  const w = x * h[2] + y * h[5] + h[8];
  if (w <= 1e-6) return null;
  return [(x * h[0] + y * h[3] + h[6]) / w, (x * h[1] + y * h[4] + h[7]) / w];
}

/**
 * @param {number[]} h
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function facesAway(h, x, y, width, height) {
  /** @type {Point[]} */
  const plane = [[x, y], [x + width, y], [x, y + height]];
  const corners = plane.map((point) => project(h, point));
  if (corners.includes(null)) return false;
  const [a, b, c] = corners;
  return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]) < 0;
}

// Returns the rectangle that a layer and its sublayers cover, in its local plane: [x, y, width, height].
/**
 * @param {LayerTree} tree
 * @param {Layer} layer
 * @returns {Rect}
 */
export function extent(tree, layer) {
  /** @type {Rect} */
  let box = [0, 0, layer.width, layer.height];
  if (layer.contents || layer.content) {
    // Bitmaps and shapes may extend beyond the bounds by about their size.
    const reach = Math.max(layer.width, layer.height);
    box = [-reach, -reach, layer.width + reach, layer.height + reach];
  }
  if (layer.has(flag.masksToBounds)) return [0, 0, layer.width, layer.height];
  for (const id of layer.children) {
    const child = tree.get(id);
    const place = child && placement(child, layer);
    if (!place || place.h || child.has(flag.hidden)) continue;
    const inner = boundingBox(/** @type {Affine} */ (behind(place, identity)), ...extent(tree, child));
    box = [
      Math.min(box[0], inner[0]), Math.min(box[1], inner[1]),
      Math.max(box[2], inner[2]), Math.max(box[3], inner[3]),
    ];
  }
  return [box[0], box[1], box[2] - box[0], box[3] - box[1]];
}
