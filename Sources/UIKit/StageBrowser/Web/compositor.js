// @ts-check
// Draws the layer tree into a canvas, by the same rules as QuartzCore's Cairo compositor.
//
// A layer is drawn in its local plane, whose origin is the top left of its bounds: shadow,
// backdrop, background, shape or gradient, bitmap, sublayers, border.

import { flag } from "./wire.js";
import { apply, behind, boundingBox, determinant, identity, magnification, placement }
  from "./geometry.js";
import { blurredBackdrop } from "./backdrop.js";
import { drawContents } from "./contents.js";
import { drawGradient } from "./gradient.js";
import { drawProjected, extent } from "./projection.js";
import { fillBounds, fillSquareBorder, isSquare, roundedBounds } from "./rounded.js";
import { drawShape } from "./shape.js";
import { drawSprite } from "./sprite.js";
import { Surface, SurfacePool } from "./surfaces.js";

export class Compositor {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.surface = new Surface(canvas, { isOpaque: true });
    this.pool = new SurfacePool();
    /** @type {LayerTree} */
    this.tree = null;
    // The surfaces that are being drawn to, the innermost group last.
    /** @type {Surface[]} */
    this.stack = [];
  }

  // Draws the whole tree into the canvas, and resizes it to `width` × `height` pixels.
  /**
   * @param {LayerTree} tree
   * @param {number} width
   * @param {number} height
   */
  render(tree, width, height) {
    this.tree = tree;
    this.surface.reset(width, height);
    if (!tree.root || tree.width <= 0 || tree.height <= 0) return;
    /** @type {Affine} */
    const scale = [width / tree.width, 0, 0, height / tree.height, 0, 0];
    this.stack = [];
    this.drawOn(this.surface, () => {
      this.drawPlaced(this.surface, tree.root, placement(tree.root, null), scale, 1);
    });
    this.surface.flush();
  }

  // Draws on a surface above the current ones.
  /**
   * @param {Surface} surface
   * @param {() => void} body
   */
  drawOn(surface, body) {
    this.stack.push(surface);
    body();
    this.stack.pop();
  }

  // Draws on a separate surface with nothing behind it.
  /**
   * @param {Surface} surface
   * @param {() => void} body
   */
  drawAlone(surface, body) {
    const { stack } = this;
    this.stack = [surface];
    body();
    this.stack = stack;
  }

  // Draws a layer. `place` maps the layer's plane to its parent's.
  /**
   * @param {Surface} surface
   * @param {Layer} layer
   * @param {Placement} place
   * @param {Affine} m
   * @param {number} alpha
   */
  drawPlaced(surface, layer, place, m, alpha) {
    const placed = behind(place, m);
    if (placed.h) {
      drawProjected(this, surface, layer, placed.h, magnification(m), alpha);
    } else {
      this.drawLayer(surface, layer, /** @type {Affine} */ (placed), alpha);
    }
  }

  /**
   * @param {Surface} surface
   * @param {Layer} layer
   * @param {Affine} m
   * @param {number} alpha
   */
  drawLayer(surface, layer, m, alpha) {
    if (layer.has(flag.hidden) || layer.opacity <= 0) return;
    if (!layer.has(flag.doubleSided) && determinant(m) < 0) return;
    if (this.isOutside(surface, layer, m)) return;
    const mask = layer.mask ? this.tree.get(layer.mask) : null;
    const opacity = layer.opacity * alpha;
    const isGroup = opacity < 1 && layer.has(flag.groupOpacity) && hasSeveralParts(layer);
    if (!mask && !isGroup) {
      this.drawParts(surface, layer, m, opacity);
      return;
    }
    const group = this.pool.take(surface.width, surface.height);
    this.drawOn(group, () => this.drawParts(group, layer, m, 1));
    if (mask) {
      const shape = this.pool.take(surface.width, surface.height);
      this.drawOn(shape, () => this.drawPlaced(shape, mask, placement(mask, layer), m, 1));
      copy(group.settledContext(), shape, 1, "destination-in");
      this.pool.give(shape);
    }
    copy(surface.settledContext(), group, opacity, "source-over");
    this.pool.give(group);
  }

  /**
   * @param {Surface} surface
   * @param {Layer} layer
   * @param {Affine} m
   * @param {number} alpha
   */
  drawParts(surface, layer, m, alpha) {
    if (layer.shadow && !layer.has(flag.masksToBounds)) this.drawShadow(surface, layer, m, alpha);
    if (layer.backdrop) this.drawBackdrop(surface, layer, m, alpha);

    const clips = layer.has(flag.masksToBounds);
    if (clips || layer.backgroundColor || layer.pattern || layer.content || layer.contents) {
      const bounds = roundedBounds(layer);
      const context = surface.settledContext();
      context.save();
      context.setTransform(...m);
      context.globalAlpha = alpha;
      this.drawInside(context, layer, bounds);
      this.drawChildren(surface, layer, m, alpha);
      // Sprites are clipped too.
      surface.settledContext().restore();
    } else {
      this.drawChildren(surface, layer, m, alpha);
    }

    if (layer.borderWidth > 0 && layer.borderColor) {
      const context = surface.settledContext();
      context.save();
      context.setTransform(...m);
      context.globalAlpha = alpha;
      context.fillStyle = layer.borderColor.css;
      if (isSquare(layer)) {
        fillSquareBorder(context, layer);
      } else {
        const ring = new Path2D(roundedBounds(layer));
        ring.addPath(roundedBounds(layer, layer.borderWidth));
        context.fill(ring, "evenodd");
      }
      context.restore();
    }
  }

  // Draws a layer's own content, and clips the following content if the layer clips.
  /**
   * @param {Context} context
   * @param {Layer} layer
   * @param {Path2D} bounds
   */
  drawInside(context, layer, bounds) {
    if (layer.backgroundColor) {
      context.fillStyle = layer.backgroundColor.css;
      fillBounds(context, layer, bounds);
    }
    if (layer.pattern) drawPattern(context, layer, bounds, this.tree.images);
    if (layer.has(flag.masksToBounds)) context.clip(bounds);
    if (layer.content?.kind === "shape") {
      // Paths are in the layer's own coordinates, whose bounds may have any origin.
      context.translate(-layer.x, -layer.y);
      drawShape(context, layer.content);
      context.translate(layer.x, layer.y);
    }
    if (layer.content?.kind === "gradient") drawGradient(context, layer, bounds);
    const image = layer.contents ? this.tree.images.get(layer.contents) : null;
    if (!image) return;
    const adds = layer.has(flag.addsLight);
    if (adds) context.globalCompositeOperation = "lighter";
    drawContents(context, layer, image, this.tree.images);
    if (adds) context.globalCompositeOperation = "source-over";
  }

  /**
   * @param {Surface} surface
   * @param {Layer} layer
   * @param {Affine} m
   * @param {number} alpha
   */
  drawChildren(surface, layer, m, alpha) {
    const childAlpha = layer.has(flag.groupOpacity) ? 1 : alpha;
    for (const id of layer.children) {
      const child = this.tree.get(id);
      if (!child) continue;
      if (child.isSprite && drawSprite(surface, layer, child, this.tree.images, m, childAlpha)) {
        continue;
      }
      this.drawPlaced(surface, child, placement(child, layer), m, childAlpha);
    }
  }

  /**
   * @param {Surface} surface
   * @param {Layer} layer
   * @param {Affine} m
   * @param {number} alpha
   */
  drawShadow(surface, layer, m, alpha) {
    const { shadow } = layer;
    const context = surface.settledContext();
    const [x0, y0] = apply(m, 0, 0);
    const [dx, dy] = apply(m, shadow.dx, shadow.dy);
    // The shape that casts the shadow is drawn so far to the left that only its shadow is visible.
    const away = 2 * (surface.width + surface.height);
    context.save();
    const { red, green, blue } = shadow.color;
    context.shadowColor =
      `rgb(${red} ${green} ${blue} / ${shadow.color.alpha * shadow.opacity * alpha})`;
    // The layer's radius is the standard deviation; canvas uses twice that.
    context.shadowBlur = 2 * shadow.radius * magnification(m);
    context.shadowOffsetX = dx - x0 + away;
    context.shadowOffsetY = dy - y0;
    context.fillStyle = "#000";
    if (shadow.path || castsItsBounds(layer)) {
      context.setTransform(m[0], m[1], m[2], m[3], m[4] - away, m[5]);
      if (!shadow.path) context.globalAlpha = layer.backgroundColor.alpha;
      if (shadow.path) context.translate(-layer.x, -layer.y);
      context.fill(shadow.path ?? roundedBounds(layer));
    } else {
      const group = this.pool.take(surface.width, surface.height);
      const bare = Object.assign(Object.create(Object.getPrototypeOf(layer)), layer);
      bare.shadow = null;
      bare.backdrop = null;
      this.drawAlone(group, () => this.drawParts(group, bare, m, 1));
      context.setTransform(...identity);
      context.drawImage(group.settledCanvas(), -away, 0);
      this.pool.give(group);
    }
    context.restore();
  }

  /**
   * @param {Surface} surface
   * @param {Layer} layer
   * @param {Affine} m
   * @param {number} alpha
   */
  drawBackdrop(surface, layer, m, alpha) {
    const { backdrop } = layer;
    const [minX, minY, maxX, maxY] = boundingBox(m, 0, 0, layer.width, layer.height);
    /** @type {Rect} */
    const box = [
      Math.max(0, Math.floor(minX)), Math.max(0, Math.floor(minY)),
      Math.min(surface.width, Math.ceil(maxX)), Math.min(surface.height, Math.ceil(maxY)),
    ];
    if (box[2] <= box[0] || box[3] <= box[1]) return;
    const sigma = backdrop.radius * magnification(m);
    const blurred = blurredBackdrop(this.pool, this.stack, box, sigma, backdrop.saturation);
    const context = surface.settledContext();
    context.save();
    context.setTransform(...m);
    context.clip(roundedBounds(layer));
    context.setTransform(...identity);
    context.globalAlpha = alpha;
    context.drawImage(blurred.settledCanvas(), box[0], box[1]);
    context.fillStyle = backdrop.tint.css;
    context.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
    context.restore();
    this.pool.give(blurred);
  }

  // Returns whether nothing of the layer is visible. Children may extend beyond their parent, so only layers
  // that clip or have no children are tested.
  /**
   * @param {Surface} surface
   * @param {Layer} layer
   * @param {Affine} m
   */
  isOutside(surface, layer, m) {
    const clips = layer.has(flag.masksToBounds);
    if (layer.shadow || (!clips && (layer.children.length > 0 || layer.content))) return false;
    const [x, y, width, height] = clips
      ? [0, 0, layer.width, layer.height] : extent(this.tree, layer);
    const [minX, minY, maxX, maxY] = boundingBox(m, x, y, width, height);
    return maxX <= 0 || maxY <= 0 || minX >= surface.width || minY >= surface.height;
  }
}

/**
 * @param {Context} context
 * @param {Layer} layer
 * @param {Path2D} bounds
 * @param {ImageStore} images
 */
function drawPattern(context, layer, bounds, images) {
  const { image, alpha, placement } = layer.pattern;
  const tile = images.get(image);
  const pattern = tile && context.createPattern(tile, "repeat");
  if (!pattern) return;
  const [a, b, c, d, e, f] = placement;
  pattern.setTransform(new DOMMatrix([a, b, c, d, e - layer.x, f - layer.y]));
  context.save();
  context.globalAlpha *= alpha;
  context.fillStyle = pattern;
  fillBounds(context, layer, bounds);
  context.restore();
}

/**
 * @param {Context} context
 * @param {Surface} source
 * @param {number} alpha
 * @param {GlobalCompositeOperation} operation
 */
function copy(context, source, alpha, operation) {
  context.save();
  context.setTransform(...identity);
  context.globalAlpha = alpha;
  context.globalCompositeOperation = operation;
  context.drawImage(source.settledCanvas(), 0, 0);
  context.restore();
}

// Returns whether fading the parts separately would look different from fading them as a group.
/** @param {Layer} layer */
function hasSeveralParts(layer) {
  let parts = layer.children.length;
  if (layer.backgroundColor || layer.pattern) parts++;
  if (layer.contents) parts++;
  if (layer.content) parts++;
  if (layer.borderWidth > 0) parts++;
  if (layer.shadow) parts++;
  if (layer.backdrop) parts++;
  return parts > 1 || layer.children.length > 0;
}

// Returns whether the layer's outline is that of its bounds.
/** @param {Layer} layer */
function castsItsBounds(layer) {
  return Boolean(layer.backgroundColor) && layer.children.length === 0 && !layer.content
    && (!layer.contents || layer.backgroundColor.alpha === 1);
}
