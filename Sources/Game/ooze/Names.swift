import ArgumentParser
import Gallery
import MicroApp
import Stage
import StageBrowser

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

/// The size of an animation in pixels: `640x400`.
struct FilmSize: ExpressibleByArgument, CustomStringConvertible {
  let width: Int
  let height: Int

  /// Large enough for a face, small enough for a large display. [px]
  private static let sides = 64...1920

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      Self.sides.contains(width), Self.sides.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  var description: String { "\(width)x\(height)" }
}

/// One of the game's screens, by its name.
struct GameScreenName: ExpressibleByArgument {
  let screen: Showcase.Screen

  init?(argument: String) {
    guard let screen = Showcase.Screen(rawValue: argument) else { return nil }
    self.screen = screen
  }

  static var allValueStrings: [String] { Showcase.Screen.allCases.map(\.rawValue) }
}

/// A device by its name: `iphone-14-pro`.
struct DeviceName: ExpressibleByArgument, CustomStringConvertible {
  let device: Stage.Device

  init(device: Stage.Device) { self.device = device }

  init?(argument: String) {
    if let device = Stage.Device(name: argument) {
      self.device = device
    } else if let size = Self.size(argument) {
      device = .window(size: size)
    } else {
      return nil
    }
  }

  /// Parses the size of a window in points, as in `1280x800`, within the limits of a page's window.
  private static func size(_ text: String) -> CGSize? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      Stage.Device.windowWidths.contains(CGFloat(width)),
      Stage.Device.windowHeights.contains(CGFloat(height))
    else { return nil }
    return CGSize(width: width, height: height)
  }

  var description: String { device.name }

  static var allValueStrings: [String] { Stage.Device.all.map(\.name) + ["WIDTHxHEIGHT"] }
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
