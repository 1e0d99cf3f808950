import CoreGraphics
import QuartzCore

/// A view that another view creates for itself, and that isn't loaded from a nib.
class PartView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    fatalError("\(type(of: self)) is made by the view that it is a part of")
  }

  /// Creates the view's own parts. Called once when the view is created.
  func prepare() {}
}
