import CoreGraphics

/// The content of the on-screen input for a first responder: its own views, or keys.
struct KeyboardContent: Equatable {
  let accessory: UIView?
  let input: UIView?
  let keys: (any UIKeyInput)?

  /// Creates the content. Returns `nil` for a responder that needs none.
  @MainActor init?(_ responder: UIResponder) {
    accessory = responder.inputAccessoryView
    input = responder.inputView
    let isEdited = (responder as? any TextInputHost)?.showsCaret ?? true
    keys = input == nil && isEdited ? responder as? any UIKeyInput : nil
    if accessory == nil, input == nil, keys == nil { return nil }
  }

  static func == (one: KeyboardContent, other: KeyboardContent) -> Bool {
    one.accessory === other.accessory && one.input === other.input && one.keys === other.keys
  }
}

/// The window that shows the keyboard above all other windows. Touches outside the keyboard reach
/// what is below.
final class KeyboardWindow: UIWindow {
  let host = KeyboardHostView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The level is above the status bar and alerts.
    windowLevel = UIWindow.Level(10_000_000)
    addSubview(host)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var canBecomeKey: Bool { false }

  /// Returns the frame at the bottom of the screen, as high as the content.
  func restingPlace() -> CGRect {
    let height = host.fittingHeight(width: bounds.width)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

/// The keyboard view, with the accessory at the top, the keys or the input view below it, and the
/// safe area at the bottom.
final class KeyboardHostView: UIView {
  var content: KeyboardContent? {
    didSet { if content != oldValue { exchange() } }
  }

  private var keys: KeyPlaneView?

  private func exchange() {
    for view in subviews { view.removeFromSuperview() }
    keys = content?.keys.map { KeyPlaneView(input: $0) }
    for view in [content?.accessory, content?.input, keys] {
      if let view { addSubview(view) }
    }
    let isDark = keys?.isDark ?? (traitCollection.userInterfaceStyle == .dark)
    backgroundColor = KeyPlaneView.background(isDark: isDark)
    setNeedsLayout()
  }

  private var bottom: CGFloat { window?.safeAreaInsets.bottom ?? 0 }

  func fittingHeight(width: CGFloat) -> CGFloat {
    accessoryHeight(width) + inputHeight(width) + bottom
  }

  private func accessoryHeight(_ width: CGFloat) -> CGFloat {
    content?.accessory.map { Self.height(of: $0, width: width) } ?? 0
  }

  private func inputHeight(_ width: CGFloat) -> CGFloat {
    if let input = content?.input { return Self.height(of: input, width: width) }
    guard keys != nil, let window else { return 0 }
    return KeyboardMetrics.height(width: width, screen: window.bounds.size, bottom: bottom)
  }

  /// The height of a view from its frame, as on iOS, or from its content if the frame has none.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing ?? false
    if !sizesItself, view.translatesAutoresizingMaskIntoConstraints, view.frame.height > 0 {
      return view.frame.height
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, accessory) = (bounds.width, accessoryHeight(bounds.width))
    content?.accessory?.frame = CGRect(x: 0, y: 0, width: width, height: accessory)
    let input = CGRect(x: 0, y: accessory, width: width, height: inputHeight(width))
    content?.input?.frame = input
    keys?.frame = input
  }
}
