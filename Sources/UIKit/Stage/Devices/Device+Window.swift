// An iPad's size classes follow the width of its window (Human Interface Guidelines, Layout, "Device size
// classes" and the widths of split views there). A width of 639 points, two thirds of an 11-inch iPad in
// portrait, is compact; 678 points, half of a 12.9-inch iPad in landscape, is regular. No iPhone in landscape
// is higher than 440 points, and no window of an iPad is lower than 744.

extension Stage.Device {
  /// The name of a window on command lines and in the page's device list.
  package static let windowName = "window"

  /// The width from which a window is regular. [pt]
  private static let regularWidth: CGFloat = 678
  /// The height from which a window is regular. [pt]
  private static let regularHeight: CGFloat = 480

  /// Returns a window without a device around it, which can be resized like the window of an iPad app. It has
  /// no status bar; anything that covers its edges counts as its safe area.
  ///
  /// - Parameters:
  ///   - size: The size of the window in points. The window doesn't rotate: its size changes instead.
  ///   - scale: The number of pixels per point.
  ///   - safeArea: The insets that the shape of the display covers, in points.
  public static func window(
    size: CGSize, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero
  ) -> Stage.Device {
    Stage.Device(
      windowName, "Window", size.width, size.height, scale: scale,
      .window(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      idiom: .pad)
  }

  /// Whether this is a window and not a device.
  public var isWindow: Bool {
    if case .window = front { true } else { false }
  }

  /// The orientation of a window with the proportions of this one.
  var windowOrientation: UIInterfaceOrientation {
    size.width > size.height ? .landscapeRight : .portrait
  }

  var windowTraits: TraitValues {
    TraitValues(
      userInterfaceIdiom: idiom, displayScale: scale,
      horizontalSizeClass: size.width >= Self.regularWidth ? .regular : .compact,
      verticalSizeClass: size.height >= Self.regularHeight ? .regular : .compact)
  }
}
