// @ts-check
// Transforms. An affine matrix is [a, b, c, d, tx, ty] as in CGAffineTransform and in canvas:
// x' = a x + c y + tx, y' = b x + d y + ty. A solid one is the sixteen numbers of a
// CATransform3D, which multiplies row vectors.

import { flag } from "./wire.js";

/** @type {Affine} */
export const identity = [1, 0, 0, 1, 0, 0];

// Returns the transform that applies `first` and then `second`.
/**
 * @param {Affine} first
 * @param {Affine} second
 * @returns {Affine}
 */
export function concat(first, second) {
  const [a, b, c, d, x, y] = first;
  const [e, f, g, h, u, v] = second;
  return [
    a * e + b * g, a * f + b * h,
    c * e + d * g, c * f + d * h,
    x * e + y * g + u, x * f + y * h + v,
  ];
}

/**
 * @param {Affine} m
 * @param {number} x
 * @param {number} y
 * @returns {Affine}
 */
export const translated = (m, x, y) =>
  [m[0], m[1], m[2], m[3], m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

/**
 * @param {Affine} m
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export const apply = (m, x, y) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

/** @param {Affine} m */
export const determinant = (m) => m[0] * m[3] - m[1] * m[2];

// Returns the scale of lengths, averaged over the directions.
/** @param {Affine} m */
export const magnification = (m) => Math.sqrt(Math.abs(determinant(m)));

// Returns the bounding box of a transformed rectangle, as [minX, minY, maxX, maxY].
/**
 * @param {Affine} m
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @returns {Rect}
 */
export function boundingBox(m, x, y, width, height) {
  const corners = [
    apply(m, x, y), apply(m, x + width, y),
    apply(m, x, y + height), apply(m, x + width, y + height),
  ];
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/**
 * @param {number[]} first
 * @param {number[]} second
 * @returns {number[]}
 */
function concatSolid(first, second) {
  const result = new Array(16);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      let sum = 0;
      for (let index = 0; index < 4; index++) {
        sum += first[4 * row + index] * second[4 * index + column];
      }
      result[4 * row + column] = sum;
    }
  }
  return result;
}

const solidTranslation = (x, y, z) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];

/** @param {number[]} t */
export const isFlat = (t) =>
  t[2] === 0 && t[3] === 0 && t[6] === 0 && t[7] === 0 && t[8] === 0 && t[9] === 0
  && t[10] === 1 && t[11] === 0 && t[14] === 0 && t[15] === 1;

// Returns the transform from a layer's local plane, whose origin is the top left of its bounds, to its
// parent's.
// An affine matrix, or {h: [nine numbers]} for a projection: [x y 1] · h = [x' y' w'].
/**
 * @param {Layer} layer
 * @param {Layer | null} parent
 * @returns {Placement}
 */
export function placement(layer, parent) {
  const [ax, ay, az] = layer.anchor;
  const t = layer.transform;
  const s = parent ? parent.sublayerTransform : null;
  /** @type {Placement} */
  let local;
  if ((!t || isFlat(t)) && !s) {
    const x = -ax * layer.width;
    const y = -ay * layer.height;
    local = t
      ? translated([t[0], t[1], t[4], t[5], t[12] + layer.px, t[13] + layer.py], x, y)
      : [1, 0, 0, 1, layer.px + x, layer.py + y];
  } else {
    let solid = solidTranslation(-ax * layer.width, -ay * layer.height, -az);
    if (t) solid = concatSolid(solid, t);
    solid = concatSolid(solid, solidTranslation(layer.px, layer.py, layer.z));
    if (s) {
      const cx = parent.x + parent.anchor[0] * parent.width;
      const cy = parent.y + parent.anchor[1] * parent.height;
      solid = concatSolid(solid, solidTranslation(-cx, -cy, 0));
      solid = concatSolid(solid, s);
      solid = concatSolid(solid, solidTranslation(cx, cy, 0));
    }
    const w = solid[15];
    if (Math.abs(solid[3]) < 1e-9 && Math.abs(solid[7]) < 1e-9 && w > 0) {
      local = [solid[0] / w, solid[1] / w, solid[4] / w, solid[5] / w, solid[12] / w, solid[13] / w];
    } else {
      local = {
        h: [
          solid[0], solid[1], solid[3], solid[4], solid[5], solid[7], solid[12], solid[13], w,
        ],
      };
    }
  }
  return parent ? behind(local, interior(parent)) : local;
}

// Returns the transform from the plane of a layer's sublayers to its local plane.
/**
 * @param {Layer} layer
 * @returns {Affine}
 */
function interior(layer) {
  return layer.has(flag.geometryFlipped)
    ? [1, 0, 0, -1, -layer.x, layer.y + layer.height]
    : [1, 0, 0, 1, -layer.x, -layer.y];
}

// Returns a placement followed by an affine matrix.
/**
 * @param {Placement} place
 * @param {Affine} m
 * @returns {Placement}
 */
export function behind(place, m) {
  if (!place.h) return concat(/** @type {Affine} */ (place), m);
  const h = place.h;
  const result = new Array(9);
  for (let row = 0; row < 3; row++) {
    const [x, y, w] = [h[3 * row], h[3 * row + 1], h[3 * row + 2]];
    result[3 * row] = x * m[0] + y * m[2] + w * m[4];
    result[3 * row + 1] = x * m[1] + y * m[3] + w * m[5];
    result[3 * row + 2] = w;
  }
  return { h: result };
}

// Returns the affine matrix that maps three points to three others.
/**
 * @param {Point[]} from
 * @param {Point[]} to
 * @returns {Affine | null}
 */
export function affineThrough(from, to) {
  const [[x0, y0], [x1, y1], [x2, y2]] = from;
  const [[u0, v0], [u1, v1], [u2, v2]] = to;
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (area === 0) return null;
  const a = ((u1 - u0) * (y2 - y0) - (u2 - u0) * (y1 - y0)) / area;
  const c = ((u2 - u0) * (x1 - x0) - (u1 - u0) * (x2 - x0)) / area;
  const b = ((v1 - v0) * (y2 - y0) - (v2 - v0) * (y1 - y0)) / area;
  const d = ((v2 - v0) * (x1 - x0) - (v1 - v0) * (x2 - x0)) / area;
  return [a, b, c, d, u0 - a * x0 - c * y0, v0 - b * x0 - d * y0];
}
