// @ts-check
// Draws a CAShapeLayer: the fill, and the stroke over it.

/**
 * @param {Context} context
 * @param {Layer["content"] & { kind: "shape" }} shape
 */
export function drawShape(context, shape) {
  if (!shape.path) return;
  if (shape.fillColor) {
    context.fillStyle = shape.fillColor.css;
    context.fill(shape.path.shape, shape.fillRule);
  }
  const from = Math.min(Math.max(shape.strokeStart, 0), 1);
  const to = Math.min(Math.max(shape.strokeEnd, 0), 1);
  if (!shape.strokeColor || shape.lineWidth <= 0 || from >= to) return;
  context.strokeStyle = shape.strokeColor.css;
  context.lineWidth = shape.lineWidth;
  context.lineCap = shape.lineCap;
  context.lineJoin = shape.lineJoin;
  context.miterLimit = shape.miterLimit;
  if (from > 0 || to < 1) {
    // The visible part is one dash; the layer's own dash pattern is ignored in this case.
    const { length } = shape.path;
    context.setLineDash([(to - from) * length, length * 2]);
    context.lineDashOffset = -from * length;
  } else {
    context.setLineDash(shape.dashPattern);
    context.lineDashOffset = shape.dashPhase;
  }
  context.stroke(shape.path.shape);
  context.setLineDash([]);
}
