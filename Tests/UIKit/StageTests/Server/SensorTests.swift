import Stage
import Testing

@testable import StageBrowser

/// A notch or an island is part of the device, so it stays when an app hides the status bar.
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
      // In portrait, the sensor is drawn in the area of the status bar, which therefore has to exist.
      if shape != nil, !isLying { #expect(frame.statusBarHeight > 0) }
      let hasBar = !isBare && frame.statusBarHeight > 0
      #expect(frame.isStatusBarHidden == !hasBar, "\(orientation)")
    }
  }
}
