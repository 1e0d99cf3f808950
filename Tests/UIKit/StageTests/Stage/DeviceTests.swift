import Stage
import Testing

@Suite struct DeviceTests {
  @Test func namesFindTheirDevices() {
    for device in Stage.Device.all {
      #expect(Stage.Device(name: device.name) == device)
      #expect(device.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    }
    #expect(Set(Stage.Device.all.map(\.name)).count == Stage.Device.all.count)
    #expect(Stage.Device(name: "nokia-3310") == nil)
  }

  /// F-BAR-05: top and bottom, in portrait.
  @Test(arguments: [
    (Stage.Device.iPhoneSE, 20.0, 0.0), (.iPhone8, 20, 0), (.iPhoneX, 44, 34), (.iPhoneXS, 44, 34),
    (.iPhone12, 47, 34), (.iPhone13, 47, 34), (.iPhone13Mini, 50, 34), (.iPhone14Pro, 59, 34),
    (.iPhone15, 59, 34), (.iPhone16, 59, 34),
  ])
  func safeAreasUpright(device: Stage.Device, top: CGFloat, bottom: CGFloat) {
    for orientation: UIInterfaceOrientation in [.portrait, .portraitUpsideDown] {
      #expect(
        device.safeAreaInsets(in: orientation)
          == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
  }

  @Test(arguments: [Stage.Device.iPhone12, .iPhone13])
  func safeAreasOnTheSide(device: Stage.Device) {
    for orientation: UIInterfaceOrientation in [.landscapeLeft, .landscapeRight] {
      #expect(
        device.safeAreaInsets(in: orientation)
          == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }
  }

  @Test(arguments: Stage.Device.all) func geometryIsSound(device: Stage.Device) {
    #expect(device.size.width < device.size.height)
    #expect(device.scale == 2 || device.scale == 3)
    for orientation: UIInterfaceOrientation in [.portrait, .landscapeLeft] {
      let insets = device.safeAreaInsets(in: orientation)
      #expect(device.statusBarHeight(in: orientation) <= insets.top)
      let size = device.size(in: orientation)
      #expect(insets.left + insets.right < size.width / 2)
      #expect(insets.top + insets.bottom < size.height / 2)
    }
    #expect(device.size(in: .landscapeLeft).width == device.size.height)
  }

  @Test func textSizesHaveNames() {
    for size in UIContentSizeCategory.ascending {
      #expect(UIContentSizeCategory(stageName: size.stageName) == size)
    }
    #expect(UIContentSizeCategory.ascending.count == 12)
    #expect(UIContentSizeCategory(stageName: "huge") == nil)
  }
}
