import QuartzCore

/// A transition in which a page curls up from a view's bottom, or down onto it.
@MainActor final class CurlTransition {
  private let view: UIView
  private let isUp: Bool
  /// The view's look before the changes.
  private let old: UIView

  /// Creates the transition in the options; `nil` if they have another one.
  init?(_ options: UIView.AnimationOptions, of view: UIView) {
    let kind = UIView.AnimationOptions(rawValue: options.rawValue & 0xF << 20)
    guard kind == .transitionCurlUp || kind == .transitionCurlDown,
      let old = view.snapshotView(afterScreenUpdates: false)
    else { return nil }
    self.view = view
    self.old = old
    isUp = kind == .transitionCurlUp
  }

  /// Shows the transition after the changes.
  func run(_ animation: ViewAnimation) {
    let cover = UIView(frame: view.bounds)
    var leaf: PageLeafView?
    UIView.performWithoutAnimation {
      cover.clipsToBounds = true
      cover.isUserInteractionEnabled = false
      let new = isUp ? nil : view.snapshotView(afterScreenUpdates: true)
      if !isUp { cover.addSubview(old) }
      let page = PageLeafView(
        front: new ?? old, back: nil, fold: PageFold(size: cover.bounds.size, isVertical: true))
      cover.addSubview(page)
      page.fill()
      page.turn(to: isUp ? 0 : 1)
      view.addSubview(cover)
      leaf = page
    }
    animation.group.enter(view, allowsTouches: animation.options.contains(.allowUserInteraction))
    UIView.animate(
      withDuration: animation.duration, delay: animation.delay,
      options: UIView.AnimationOptions(rawValue: animation.options.rawValue & 0xF << 16)
    ) {
      leaf?.turn(to: self.isUp ? 1 : 0)
    } completion: { finished in
      cover.removeFromSuperview()
      animation.group.leave(finished: finished)
    }
  }
}
