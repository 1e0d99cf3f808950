extension Stage {
  /// A phone or tablet model: the measurements of its screen, and the areas that its shape covers.
  ///
  ///     Stage.Device.iPhone14Pro.size          // 393 × 852
  ///     Stage.Device(name: "ipad-mini-6")?.scale  // 2
  public struct Device: Sendable, Hashable {
    /// The name on command lines, in lower case with hyphens, such as `iphone-14-pro`.
    public let name: String
    /// The name as Apple writes it, such as `iPhone 14 Pro`.
    public let title: String
    /// The size of the screen in portrait, in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// Whether the device is a phone or a tablet.
    public let idiom: UIUserInterfaceIdiom
    /// The shape of the front, which determines the safe area and the status bar.
    package let front: Front

    /// The shape of a device's front.
    package enum Front: Sendable, Hashable {
      /// A home button below the screen. Only the status bar of 20 points covers the screen, and phones hide it
      /// in landscape.
      case homeButton
      /// A notch and a home indicator. `top` is the safe area in portrait, which is as tall as the status bar.
      case notch(top: CGFloat, cornerRadius: CGFloat)
      /// The Dynamic Island and a home indicator. `top` is the safe area in portrait without a bar below the
      /// island. A navigation bar begins higher, at `bars`, a pixel or two from the lower edge of the status
      /// bar.
      case island(top: CGFloat, bars: CGFloat, cornerRadius: CGFloat)
      /// A tablet without a home button.
      case tablet(cornerRadius: CGFloat)
      /// A window instead of a device. The display around it determines its safe area.
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

    /// Creates the device with this command-line name, or returns `nil` if there is none.
    public init?(name: String) {
      guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
      self = device
    }
  }
}
