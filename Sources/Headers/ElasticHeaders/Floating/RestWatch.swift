import UIKit

/// Waits until a scroll view neither follows a finger nor decelerates, and then lays it out.
///
/// UIKit reports the end of a scroll only to the delegate, which belongs to the app. So this type checks the
/// scroll view in every frame while it moves.
@MainActor
final class RestWatch: NSObject {
  private weak var scrollView: (any HeaderHost)?
  private var link: CADisplayLink?

  init(_ scrollView: any HeaderHost) {
    self.scrollView = scrollView
    super.init()
    // A display link takes a selector. Without Objective-C, the selector is made from the method itself.
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: self, selector: #selector(look))
    #else
      let link = CADisplayLink(target: self, selector: Selector("look()", RestWatch.look))
    #endif
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func look() {
    if let scrollView, scrollView.isInMotion, scrollView.window != nil { return }
    link?.invalidate()
    link = nil
    scrollView?.keeper.restWatch = nil
    scrollView?.setNeedsLayout()
  }
}

extension HeaderHost {
  /// Whether the content follows a finger or decelerates. Writing `contentOffset` may end either.
  var isInMotion: Bool { isDragging || isDecelerating }

  /// Measures the header when the content has come to rest.
  func measureAtRest() {
    if keeper.restWatch == nil, window != nil { keeper.restWatch = RestWatch(self) }
  }
}
