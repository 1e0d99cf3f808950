import CoreGraphics

// The least that views need of Auto Layout until the room stands.

package final class ViewAutoLayout {
  package var translatesAutoresizingMask = true
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
}

extension UIView {
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.translatesAutoresizingMask }
    set { autoLayout.translatesAutoresizingMask = newValue }
  }

  package func _autoLayoutSuperviewWillChange(to view: UIView?) {}
  package func _autoLayoutSuperviewDidChange() {}
  package func _autoLayoutSubviewWillBeRemoved(_ view: UIView) {}
  package func _autoLayoutBoundsSizeDidChange() {}
  package func _autoLayoutSafeAreaOrMarginsDidChange() {}
  package func _autoLayoutLayoutDirectionDidChange() {}
  package func _autoLayoutApply() {}
  package func _autoLayoutUpdateConstraintsPass() {}
  package func _alUpdateConstraints() {}
  package func _alSetNeedsUpdateConstraints() {}
  package func _alUpdateConstraintsIfNeeded() {}
  package func _alNeedsUpdateConstraints() -> Bool { false }
  package func _alInvalidateIntrinsicContentSize() {}
  package func _alSystemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
  package func _alSystemLayoutSizeFitting(
    _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { size }
}
