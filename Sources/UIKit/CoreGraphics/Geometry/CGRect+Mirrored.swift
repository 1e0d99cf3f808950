extension CGRect {
  /// Returns the mirror image in an area of the given width: its distance to the right edge is this rectangle's
  /// to the left edge.
  package func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }

  /// Returns the mirror image for right-to-left layout, and otherwise the rectangle itself.
  package func mirrored(in width: CGFloat, if isRightToLeft: Bool) -> CGRect {
    isRightToLeft ? mirrored(in: width) : self
  }
}
