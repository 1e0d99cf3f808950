extension CGRect {
  /// The mirror image in an area as wide as `width`: as far from its right edge as this is from its left
  /// one.
  package func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }

  /// The mirror image where reading goes from right to left, and otherwise the rectangle itself.
  package func mirrored(in width: CGFloat, if isRightToLeft: Bool) -> CGRect {
    isRightToLeft ? mirrored(in: width) : self
  }
}
