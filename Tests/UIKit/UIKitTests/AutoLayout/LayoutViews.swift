import UIKit

/// Returns a view with a given frame: an island.
@MainActor func island(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Adds a subview that constraints place.
  @discardableResult func adding<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}

/// A view whose content has an intrinsic size.
final class ContentView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A view that counts its layouts.
final class CountingView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}
