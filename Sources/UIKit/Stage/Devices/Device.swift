extension Stage {
  /// A model of phone or tablet: what its screen measures, and what its shape covers.
  ///
  ///     Stage.Device.iPhone14Pro.size          // 393 × 852
  ///     Stage.Device(name: "ipad-mini-6")?.scale  // 2
  public struct Device: Sendable, Hashable {
    /// The name on command lines: lower case, words joined by hyphens, as in `iphone-14-pro`.
    public let name: String
    /// The name as Apple writes it, as in `iPhone 14 Pro`.
    public let title: String
    /// The screen in points, held upright.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// Phone or tablet.
    public let idiom: UIUserInterfaceIdiom
    /// The kind of front; the safe area and the status bar follow from it.
    package let front: Front

    /// The front of a device.
    package enum Front: Sendable, Hashable {
      /// A home button below the screen: only the status bar of 20 points covers the screen, and
      /// phones hide it when they lie on their side.
      case homeButton
      /// A notch and a home indicator. `top` is the upright safe area, as tall as the status bar.
      case notch(top: CGFloat, cornerRadius: CGFloat)
      /// The Dynamic Island and a home indicator. `top` is the upright safe area, as long as no bar
      /// is below the island: a navigation bar begins higher, at `bars`, a pixel or two from the
      /// status bar's lower edge.
      case island(top: CGFloat, bars: CGFloat, cornerRadius: CGFloat)
      /// A tablet without home button.
      case tablet(cornerRadius: CGFloat)
      /// No device at all: a window, whose safe area the display around it tells.
      case window(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    }

    package init(
      _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
      _ front: Front, idiom: UIUserInterfaceIdiom = .phone
    ) {
      self.name = name
      self.title = title
      self.size = CGSize(width: width, height: height)
      self.scale = scale
      self.front = front
      self.idiom = idiom
    }

    /// The device of that command-line name; `nil` when there is none.
    public init?(name: String) {
      guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
      self = device
    }
  }
}
