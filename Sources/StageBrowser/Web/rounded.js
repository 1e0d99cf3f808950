// Rectangles with rounded corners, as layers have them.

// The path of a layer's bounds in its local plane, `inset` points inside of them.
export function roundedBounds(layer, inset = 0) {
  const path = new Path2D();
  const width = layer.width - 2 * inset;
  const height = layer.height - 2 * inset;
  if (width <= 0 || height <= 0) return path;
  const radius = Math.min(
    Math.max(layer.cornerRadius - inset, 0), layer.width / 2 - inset, layer.height / 2 - inset);
  if (radius <= 0) {
    path.rect(inset, inset, width, height);
    return path;
  }
  const corners = layer.corners;
  path.roundRect(inset, inset, width, height, [
    corners & 1 ? radius : 0, corners & 2 ? radius : 0,
    corners & 8 ? radius : 0, corners & 4 ? radius : 0,
  ]);
  return path;
}
