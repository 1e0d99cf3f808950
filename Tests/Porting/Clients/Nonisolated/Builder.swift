import UIKit

/// Sets properties in a chain, as many libraries offer it for every class.
public protocol Configurable {}

extension Configurable where Self: AnyObject {
  @discardableResult
  public func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}

extension UIView: Configurable {}

/// Makes views without saying on which actor.
public final class ViewFactory {

  public var spacing: CGFloat = 8
  public var onTap: ((UIButton) -> Void)?
  private var made: [UIView] = []

  public init() {}

  public func label(_ text: String) -> UILabel {
    let label = UILabel().with {
      $0.text = text
      $0.numberOfLines = 0
    }
    made.append(label)
    return label
  }

  public func button(_ title: String) -> UIButton {
    let action = UIAction(title: title) { [weak self] action in
      if let button = action.sender as? UIButton { self?.onTap?(button) }
    }
    let button = UIButton(type: .system, primaryAction: action)
    made.append(button)
    return button
  }

  public func column(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  public var madeNames: [String] { made.map(\.layoutName) }
}

/// An animator whose protocol knows no actor.
public protocol Animating {
  func animate(_ view: UIView, completion: @escaping (Bool) -> Void)
}

public struct Fade: Animating {
  public let duration: TimeInterval

  public init(duration: TimeInterval) { self.duration = duration }

  public func animate(_ view: UIView, completion: @escaping (Bool) -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseInOut],
      animations: { view.alpha = 0 }, completion: completion)
  }
}
