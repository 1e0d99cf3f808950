import UIKit

/// Whatever constraints can be made for, as constraint libraries declare it: neither the protocol nor its
/// helpers name an actor.
public protocol LayoutTarget: AnyObject {
  var owningView: UIView? { get }
  var layoutName: String { get }
}

extension UIView: LayoutTarget {
  public var owningView: UIView? { superview }
  public var layoutName: String { String(describing: type(of: self)) }
}

extension UILayoutGuide: LayoutTarget {
  public var layoutName: String { identifier }
}

/// The door to the library's functions: `view.pins`.
public struct Pins {
  let target: LayoutTarget

  @discardableResult
  public func edges(inset: CGFloat = 0) -> [NSLayoutConstraint] {
    guard let view = target as? UIView, let container = view.superview else { return [] }
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
      container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ]
    constraints.forEach { $0.isActive = true }
    return constraints
  }

  @discardableResult
  public func size(_ size: CGSize, priority: UILayoutPriority = .required) -> [NSLayoutConstraint] {
    guard let view = target as? UIView else { return [] }
    return zip([view.widthAnchor, view.heightAnchor], [size.width, size.height]).map {
      let constraint = $0.constraint(equalToConstant: $1)
      constraint.priority = priority
      constraint.isActive = true
      return constraint
    }
  }
}

extension LayoutTarget {
  public var pins: Pins { Pins(target: self) }
}
