// What lies behind a layer, blurred and saturated.

// Takes the part of `surface` in the pixel rectangle [minX, minY, maxX, maxY], blurs it with the
// standard deviation `sigma` in pixels, and returns a surface of that size. Beyond the surface's
// edges its outermost pixels go on, so that a blur at the edge does not darken.
export function blurredBackdrop(pool, surface, box, sigma, saturation) {
  const [minX, minY, maxX, maxY] = box;
  const width = maxX - minX;
  const height = maxY - minY;
  const margin = Math.ceil(3 * sigma);
  const source = pool.take(width + 2 * margin, height + 2 * margin);
  copyExtended(source, surface, minX - margin, minY - margin);
  const result = pool.take(width, height);
  const context = result.context;
  if (context.filter !== undefined) {
    const blur = sigma > 0 ? `blur(${sigma}px) ` : "";
    context.filter = `${blur}saturate(${saturation})`;
    context.drawImage(source.canvas, -margin, -margin);
    context.filter = "none";
  } else {
    drawShrunken(pool, context, source, margin, sigma);
  }
  pool.give(source);
  return result;
}

// Draws `surface` so that its pixel (x, y) comes to the origin, edges repeated outwards.
function copyExtended(target, surface, x, y) {
  const { context } = target;
  const { width, height } = surface;
  const left = Math.max(0, -x);
  const top = Math.max(0, -y);
  const right = Math.min(target.width, width - x);
  const bottom = Math.min(target.height, height - y);
  if (right <= left || bottom <= top) return;
  context.imageSmoothingEnabled = false;
  const columns = [
    [0, 1, 0, left], [left + x, right - left, left, right - left],
    [width - 1, 1, right, target.width - right],
  ];
  const rows = [
    [0, 1, 0, top], [top + y, bottom - top, top, bottom - top],
    [height - 1, 1, bottom, target.height - bottom],
  ];
  for (const [sy, sh, ty, th] of rows) {
    for (const [sx, sw, tx, tw] of columns) {
      if (tw > 0 && th > 0) context.drawImage(surface.canvas, sx, sy, sw, sh, tx, ty, tw, th);
    }
  }
}

// For browsers whose canvas has no filters: shrinking and enlarging smooths about as much.
function drawShrunken(pool, context, source, margin, sigma) {
  const factor = Math.max(1, sigma);
  const width = Math.max(1, Math.round(source.width / factor));
  const height = Math.max(1, Math.round(source.height / factor));
  const small = pool.take(width, height);
  small.context.drawImage(source.canvas, 0, 0, width, height);
  context.drawImage(
    small.canvas, 0, 0, width, height, -margin, -margin, source.width, source.height);
  pool.give(small);
}
