// @ts-check
// Rectangles with rounded corners, as layers have them.

import { flag } from "./wire.js";

// The distance from the corner to the start of the continuous curve, in radii.
const expansion = 1.528665;
// The distance of a quarter circle's control points from the corner, in radii.
const circle = 1 - 0.5522847498307936;

// Returns whether a layer has no round corners.
/** @param {Layer} layer */
export function isSquare(layer) {
  return layer.cornerRadius <= 0 || layer.corners === 0;
}

// Fills a layer's bounds, whose path is `bounds`. Browsers compute the covered part of a rectangle's pixels, but take
// a few samples of a path's: a path that is thinner than a quarter of a pixel disappears between them.
/**
 * @param {Context} context
 * @param {Layer} layer
 * @param {Path2D} bounds
 */
export function fillBounds(context, layer, bounds) {
  if (isSquare(layer)) context.fillRect(0, 0, layer.width, layer.height);
  else context.fill(bounds);
}

// Fills the border of a layer without round corners.
/**
 * @param {Context} context
 * @param {Layer} layer
 */
export function fillSquareBorder(context, layer) {
  const { width, height } = layer;
  const across = Math.min(layer.borderWidth, height / 2);
  const along = Math.min(layer.borderWidth, width / 2);
  context.fillRect(0, 0, width, across);
  context.fillRect(0, height - across, width, across);
  context.fillRect(0, across, along, height - 2 * across);
  context.fillRect(width - along, across, along, height - 2 * across);
}

// Returns the path of a layer's bounds in its local plane, `inset` points inside them.
/** @param {Layer} layer */
export function roundedBounds(layer, inset = 0) {
  const path = new Path2D();
  const width = layer.width - 2 * inset;
  const height = layer.height - 2 * inset;
  if (width <= 0 || height <= 0) return path;
  const room = Math.min(layer.width, layer.height) / 2;
  const radius = Math.max(0, Math.min(layer.cornerRadius, room) - inset);
  if (radius <= 0 || isSquare(layer)) {
    path.rect(inset, inset, width, height);
    return path;
  }
  // The continuous curve needs more space; otherwise corners are circular.
  const add = layer.has(flag.continuousCorners) && layer.cornerRadius * expansion <= room
    ? addContinuous : addCircular;
  const corner = (bit, x, y, a, b) => {
    /** @type {(u: number, v: number) => Point} */
    const at = (u, v) => [
      x + radius * (a[0] * u + b[0] * v), y + radius * (a[1] * u + b[1] * v),
    ];
    if (layer.corners & bit) add(path, at);
    else path.lineTo(x, y);
  };
  const [left, top, right, bottom] = [inset, inset, inset + width, inset + height];
  corner(1, left, top, [0, 1], [1, 0]);
  corner(2, right, top, [-1, 0], [0, 1]);
  corner(8, right, bottom, [0, -1], [-1, 0]);
  corner(4, left, bottom, [1, 0], [0, -1]);
  path.closePath();
  return path;
}

// `at(u, v)` is the point u radii along the first edge and v along the second.
/**
 * @param {Path2D} path
 * @param {(u: number, v: number) => Point} at
 */
function addCircular(path, at) {
  path.lineTo(...at(1, 0));
  path.bezierCurveTo(...at(circle, 0), ...at(0, circle), ...at(0, 1));
}

// The curve of UIBezierPath(roundedRect:cornerRadius:).
/**
 * @param {Path2D} path
 * @param {(u: number, v: number) => Point} at
 */
function addContinuous(path, at) {
  path.lineTo(...at(1.52866483, 0));
  path.bezierCurveTo(
    ...at(1.08849323, 0), ...at(0.86840689, 0), ...at(0.63149399, 0.07491100));
  path.bezierCurveTo(
    ...at(0.37282392, 0.16905899), ...at(0.16905899, 0.37282392), ...at(0.07491100, 0.63149399));
  path.bezierCurveTo(...at(0, 0.86840689), ...at(0, 1.08849323), ...at(0, 1.52866483));
}
