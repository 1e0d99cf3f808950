// @ts-check
// Draws a CAGradientLayer.

import { isSquare } from "./rounded.js";

/**
 * @param {Context} context
 * @param {Layer} layer
 * @param {Path2D} bounds
 */
export function drawGradient(context, layer, bounds) {
  const { content, width, height } = layer;
  if (content.colors.length === 0) return;
  const [x0, y0, x1, y1] = [
    content.start[0] * width, content.start[1] * height,
    content.end[0] * width, content.end[1] * height,
  ];
  context.save();
  // A rectangle is filled as such without a clip, because a thin path disappears; see `fillBounds`.
  const square = isSquare(layer);
  if (!square) context.clip(bounds);
  let fill;
  if (content.type === "axial") {
    fill = context.createLinearGradient(x0, y0, x1, y1);
  } else if (content.type === "radial") {
    // An ellipse around the start point, whose radii reach the end point along each axis.
    const [rx, ry] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
    if (rx === 0 || ry === 0) {
      context.restore();
      return;
    }
    context.translate(x0, y0);
    context.scale(rx, ry);
    fill = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  } else {
    fill = context.createConicGradient(Math.atan2(y1 - y0, x1 - x0), x0, y0);
  }
  const last = Math.max(content.colors.length - 1, 1);
  content.colors.forEach((color, index) => {
    const location = content.locations?.[index] ?? index / last;
    fill.addColorStop(Math.min(Math.max(location, 0), 1), color.css);
  });
  context.fillStyle = fill;
  if (!square) {
    context.fill(content.type === "radial" ? everywhere() : bounds);
  } else if (content.type === "radial") {
    const [rx, ry] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
    context.fillRect(-x0 / rx, -y0 / ry, width / rx, height / ry);
  } else {
    context.fillRect(0, 0, width, height);
  }
  context.restore();
}

function everywhere() {
  const path = new Path2D();
  path.rect(-1e5, -1e5, 2e5, 2e5);
  return path;
}
