// An iPad's size classes follow its window's width (Human Interface Guidelines, Layout, "Device size
// classes" and the widths of split views beside it): 639 points, two thirds of an 11-inch iPad held
// upright, are compact; 678 points, half of a 12.9-inch iPad on its side, are regular. No iPhone on its
// side is higher than 440 points, and no iPad's window lower than 744.

extension Stage.Device {
  /// The name of a window on command lines and in the page's list.
  package static let windowName = "window"

  /// Width from which a window is regular. [pt]
  private static let regularWidth: CGFloat = 678
  /// Height from which a window is regular. [pt]
  private static let regularHeight: CGFloat = 480

  /// A window without a device around it, which can be resized as an iPad app's can. It has no status
  /// bar; whatever covers its edges is its safe area.
  ///
  /// - Parameters:
  ///   - size: The window as it is, in points. It doesn't turn: it gets another size.
  ///   - scale: Pixels per point.
  ///   - safeArea: What the display's shape covers, in points.
  public static func window(
    size: CGSize, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero
  ) -> Stage.Device {
    Stage.Device(
      windowName, "Window", size.width, size.height, scale: scale,
      .window(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      idiom: .pad)
  }

  /// Whether it is a window rather than a device.
  public var isWindow: Bool {
    if case .window = front { true } else { false }
  }

  /// How a window is held that is as wide and high as this one.
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
