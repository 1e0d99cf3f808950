import CoreGraphics
import QuartzCore

/// A view that another view makes for itself, and which comes from no nib.
class PartView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    fatalError("\(type(of: self)) is made by the view that it is a part of")
  }

  /// Called once, when the view is made: makes its own parts.
  func prepare() {}
}
