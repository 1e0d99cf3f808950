import Stage
import Testing

@testable import StageBrowser

/// A notch or an island is part of the glass: an application that hides the status bar keeps it.
@MainActor @Suite struct SensorTests {
  private final class Bare: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test(
    "it is told to the page in every orientation, with the status bar and without",
    arguments: Stage.Device.all, [false, true])
  func sensor(device: Stage.Device, isBare: Bool) {
    for orientation in [
      UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight, .portrait,
    ] {
      let stage = Stage(device: device, orientation: orientation)
      stage.show(isBare ? Bare() : UIViewController())
      stage.advance(by: 0.1)
      let frame = StageDescriber(of: stage, title: "Test", screens: []).state(showing: "a").frame
      let shape: String? =
        switch device.front {
        case .notch: "notch"
        case .island: "island"
        case .homeButton, .tablet, .window: nil
        }
      let isLying = orientation.isLandscape
      #expect(frame.sensor == shape.map { isLying ? "side-\($0)" : $0 } ?? "none")
      // An upright sensor is drawn in the bar's place, which therefore has to be there.
      if shape != nil, !isLying { #expect(frame.statusBarHeight > 0) }
      let hasBar = !isBare && frame.statusBarHeight > 0
      #expect(frame.isStatusBarHidden == !hasBar, "\(orientation)")
    }
  }
}
