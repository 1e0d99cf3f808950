/// A layer that only holds others: it draws nothing of its own, no background, border or contents.
///
/// On iOS its sublayers keep their depth, where other layers flatten theirs. Here all layers lie in
/// planes that are drawn one after the other, so that its sublayers are drawn as those of any
/// layer.
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
