/// A layer that only contains other layers: it has no background, border or contents.
///
/// On iOS its sublayers keep their depth, whereas other layers flatten theirs. Here all layers are planes that
/// are drawn one after the other, so its sublayers are drawn like those of any layer.
open class CATransformLayer: CALayer {
  open override func display() {}
  open override var backgroundColor: CGColor? {
    get { nil }
    set {}
  }
  open override var borderWidth: CGFloat {
    get { 0 }
    set {}
  }
}
