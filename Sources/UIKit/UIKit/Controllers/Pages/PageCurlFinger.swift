import QuartzCore

/// The finger that turns the pages of a book, by dragging or by a tap at either side.
@MainActor final class PageCurlFinger: NSObject, UIGestureRecognizerDelegate {
  private weak var curl: PageCurl?
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private var isForward = true
  private var found: (pages: [UIViewController], back: UIViewController?)?

  /// The part of the width at either side in which a tap turns a page. Own choice.
  private static let tapShare: CGFloat = 0.2

  init(curl: PageCurl) {
    self.curl = curl
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    tap.delegate = self
    pan.addTarget(self, action: Selector("panned()", PageCurlFinger.panned))
    tap.addTarget(self, action: Selector("tapped()", PageCurlFinger.tapped))
  }

  func connect(to view: UIView) {
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
  }

  private var isVertical: Bool { curl?.controller?.navigationOrientation == .vertical }
  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// 1 if the next pages are on the right or below, −1 if pages are bound there.
  private var sign: CGFloat { curl?.controller?.spineLocation == .max ? -1 : 1 }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let curl, curl.turn == nil, curl.controller?.dataSource != nil else { return false }
    if gestureRecognizer === pan {
      let velocity = pan.velocity(in: curl.surface)
      let (way, across) =
        isVertical ? (velocity.y, velocity.x) : (velocity.x, velocity.y)
      guard abs(way) > abs(across) else { return false }
      isForward = way * sign < 0
    } else {
      let place = along(tap.location(in: curl.surface))
      let length = max(1, curl.fold(isForward: true).length)
      guard place < length * Self.tapShare || place > length * (1 - Self.tapShare) else {
        return false
      }
      isForward = (place > length / 2) == (sign > 0)
    }
    found = curl.pages(isForward: isForward)
    return found != nil
  }

  private func begin() {
    guard let curl, let controller = curl.controller, let found else { return }
    self.found = nil
    controller.delegate?.pageViewController(controller, willTransitionTo: found.pages)
    curl.begin(found.pages, back: found.back, isForward: isForward)
    curl.turn?.isInteractive = true
  }

  private func tapped() {
    begin()
    curl?.turn?.run(to: true, in: PageCurl.duration)
  }

  private func panned() {
    guard let curl else { return }
    let fold = curl.fold(isForward: isForward)
    // The page's free edge follows the finger, or the fold does if a single page comes back.
    let edges: CGFloat = curl.isMid || isForward ? 2 : 1
    let extent = max(1, fold.pageLength * edges)
    let toward: CGFloat = isForward ? -sign : sign
    let progress = along(pan.translation(in: curl.surface)) * toward / extent
    switch pan.state {
    case .began:
      begin()
      curl.turn?.move(to: progress)
    case .changed: curl.turn?.move(to: progress)
    case .ended:
      let velocity = along(pan.velocity(in: curl.surface)) * toward / extent
      // The position that the finger would reach in a fifth of a second decides.
      let goesOn = progress + velocity * 0.2 > 0.5 / edges
      let rest = goesOn ? 1 - progress : progress
      curl.turn?.run(to: goesOn, in: PageCurl.duration * rest.clamped(to: 0.2...1))
    case .cancelled, .failed: curl.turn?.run(to: false, in: PageCurl.duration / 2)
    default: break
    }
  }
}
