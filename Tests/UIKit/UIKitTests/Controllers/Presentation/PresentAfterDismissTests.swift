import QuartzCore
import Testing

@testable import UIKit

/// Tests of presenting while another presentation ends.
///
/// Source: apps, such as those that dismiss a picker and present an alert in the same function; no page of Apple's
/// mentions it.
@MainActor @Suite struct PresentAfterDismissTests {
  @Test(arguments: [true, false], [true, false])
  func theNextPresentationWaits(isAnimated: Bool, isSame: Bool) {
    let bench = ControllerBench()
    let (root, first) = (RecordingController("root"), RecordingController("first"))
    let next = isSame ? first : RecordingController("next")
    bench.show(root)
    root.present(first, animated: true)
    bench.advance(by: 1)
    var log: [String] = []
    root.dismiss(animated: isAnimated) { log.append("dismissed") }
    root.present(next, animated: isAnimated) { log.append("presented") }
    bench.advance(by: 2)
    #expect(log == ["dismissed", "presented"])
    #expect(root.presentedViewController === next)
    #expect(next.viewIfLoaded?.window === bench.window)
    if !isSame { #expect(first.viewIfLoaded?.window == nil) }
  }

  /// A presentation that isn't ending still refuses another one.
  @Test func aLastingPresentationRefuses() {
    let bench = ControllerBench()
    let (root, first, next) = (
      RecordingController("root"), RecordingController("first"), RecordingController("next")
    )
    bench.show(root)
    root.present(first, animated: true)
    root.present(next, animated: true)
    bench.advance(by: 2)
    #expect(root.presentedViewController === first)
    #expect(next.viewIfLoaded?.window == nil)
  }
}
