import QuartzCore

/// One turn of a page, by a program or a finger.
@MainActor final class PageTurn {
  private weak var curl: PageCurl?
  let leaf: PageLeafView
  let old: [UIViewController]
  let new: [UIViewController]
  let back: UIViewController?
  let completion: ((Bool) -> Void)?
  var isInteractive = false
  /// Whether the visibly turning page is one that comes back.
  private let isBackwards: Bool
  private var goesOn = true

  init(
    curl: PageCurl, leaf: PageLeafView, old: [UIViewController], new: [UIViewController],
    back: UIViewController?, isBackwards: Bool, completion: ((Bool) -> Void)?
  ) {
    self.curl = curl
    self.leaf = leaf
    self.old = old
    self.new = new
    self.back = back
    self.isBackwards = isBackwards
    self.completion = completion
  }

  /// Shows the turn at `progress`, from 0 to 1.
  func move(to progress: CGFloat) {
    let progress = progress.clamped(to: 0...1)
    leaf.turn(to: isBackwards ? 1 - progress : progress)
  }

  /// Animates to the end, or back to the beginning.
  func run(to goesOn: Bool, in duration: TimeInterval) {
    self.goesOn = goesOn
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      self.move(to: goesOn ? 1 : 0)
    } completion: { [weak self] _ in
      self?.finishNow()
    }
  }

  func finishNow() { curl?.didEnd(self, isCompleted: goesOn) }
}
