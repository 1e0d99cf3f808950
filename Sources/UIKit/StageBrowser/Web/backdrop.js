// @ts-check
// Draws the content behind a layer, blurred and saturated.

// Takes the content of the stacked `surfaces` in the pixel rectangle [minX, minY, maxX, maxY], blurs it with
// the standard deviation `sigma` in pixels, and returns a surface of that size. Outside the rectangle its
// outermost pixels are repeated, so that its edges neither darken nor show neighbouring content.
/**
 * @param {SurfacePool} pool
 * @param {Surface[]} surfaces
 * @param {Rect} box
 * @param {number} sigma
 * @param {number} saturation
 */
export function blurredBackdrop(pool, surfaces, box, sigma, saturation) {
  const [minX, minY, maxX, maxY] = box;
  const width = maxX - minX;
  const height = maxY - minY;
  const margin = Math.ceil(3 * sigma);
  const behind = pool.take(width, height);
  for (const surface of surfaces) {
    behind.settledContext().drawImage(surface.settledCanvas(), -minX, -minY);
  }
  const source = pool.take(width + 2 * margin, height + 2 * margin);
  extendEdges(source, behind, margin);
  pool.give(behind);
  const result = pool.take(width, height);
  const context = result.settledContext();
  if (context.filter !== undefined) {
    const blur = sigma > 0 ? `blur(${sigma}px) ` : "";
    context.filter = `${blur}saturate(${saturation})`;
    context.drawImage(source.settledCanvas(), -margin, -margin);
    context.filter = "none";
  } else {
    drawShrunken(pool, context, source, margin, sigma);
  }
  pool.give(source);
  return result;
}

// Draws `image` with a margin on all sides that repeats its edges.
/**
 * @param {Surface} target
 * @param {Surface} image
 * @param {number} margin
 */
function extendEdges(target, image, margin) {
  const { width, height } = image;
  const spans = (extent) => [
    [0, 1, 0, margin], [0, extent, margin, extent], [extent - 1, 1, margin + extent, margin],
  ];
  target.settledContext().imageSmoothingEnabled = false;
  for (const [sy, sh, ty, th] of spans(height)) {
    for (const [sx, sw, tx, tw] of spans(width)) {
      if (tw > 0 && th > 0) {
        target.settledContext().drawImage(image.settledCanvas(), sx, sy, sw, sh, tx, ty, tw, th);
      }
    }
  }
}

// For browsers whose canvas has no filters. Scaling down and up again gives a similar result.
/**
 * @param {SurfacePool} pool
 * @param {Context} context
 * @param {Surface} source
 * @param {number} margin
 * @param {number} sigma
 */
function drawShrunken(pool, context, source, margin, sigma) {
  const factor = Math.max(1, sigma);
  const width = Math.max(1, Math.round(source.width / factor));
  const height = Math.max(1, Math.round(source.height / factor));
  const small = pool.take(width, height);
  small.settledContext().drawImage(source.settledCanvas(), 0, 0, width, height);
  context.drawImage(
    small.settledCanvas(), 0, 0, width, height, -margin, -margin, source.width, source.height);
  pool.give(small);
}
