import ArgumentParser
import Gallery
import Stage

/// One of the gallery's screens, by its name.
struct ScreenName: ExpressibleByArgument {
  let screen: Gallery.Screen

  static var names: [String] { Gallery.screens.map(\.name) }

  init?(argument: String) {
    guard let screen = Gallery.screens.first(where: { $0.name == argument }) else { return nil }
    self.screen = screen
  }

  static var allValueStrings: [String] { names }
}

/// A device by its name: `iphone-14-pro`.
struct DeviceName: ExpressibleByArgument, CustomStringConvertible {
  let device: Stage.Device

  init(device: Stage.Device) { self.device = device }

  init?(argument: String) {
    guard let device = Stage.Device(name: argument) else { return nil }
    self.device = device
  }

  var description: String { device.name }

  static var allValueStrings: [String] { Stage.Device.all.map(\.name) }
}

/// A content size category by its name: `large`.
struct TextSizeName: ExpressibleByArgument, CustomStringConvertible {
  let category: UIContentSizeCategory

  init(category: UIContentSizeCategory) { self.category = category }

  init?(argument: String) {
    guard let category = UIContentSizeCategory(stageName: argument) else { return nil }
    self.category = category
  }

  var description: String { category.stageName }

  static var allValueStrings: [String] { UIContentSizeCategory.stageNames }
}
