import CoreGraphics
import QuartzCore

/// A controller that lets the user pick a colour: from a grid, a spectrum, or by sliders and a
/// hexadecimal number.
///
///     let picker = UIColorPickerViewController()
///     picker.selectedColor = tint
///     picker.delegate = self
///     present(picker, animated: true)
///
/// There is no eyedropper.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Whether there is a slider for the opacity; true by default.
  open var supportsAlpha = true {
    didSet {
      if !supportsAlpha { selection.alpha = 1 }
      if isViewLoaded { contents.supportsAlpha = supportsAlpha }
    }
  }

  /// The selected colour, white initially. Setting it doesn't call the delegate.
  open var selectedColor: UIColor {
    get { selection.color }
    set {
      selection = ColorSelection(newValue)
      if !supportsAlpha { selection.alpha = 1 }
      if isViewLoaded { contents.selection = selection }
    }
  }

  private var selection = ColorSelection(red: 1, green: 1, blue: 1)
  private lazy var contents = ColorPickerView(selection)
  /// Whether the picker was presented when it began to disappear; at the end it no longer is.
  private var wasPresented = false

  public init() {
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = ColorMetrics.size
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preferredContentSize = ColorMetrics.size
  }

  open dynamic override func loadView() {
    contents.supportsAlpha = supportsAlpha
    contents.change = { [weak self] selection, isDown in self?.pick(selection, isDown: isDown) }
    contents.close = { [weak self] in self?.dismiss(animated: true) }
    contents.title = title ?? SystemText.colors.text
    view = contents
  }

  private func pick(_ selection: ColorSelection, isDown: Bool) {
    self.selection = selection
    delegate?.colorPickerViewController(self, didSelect: selection.color, continuously: isDown)
    pickAlong?(selection.color)
  }

  /// Called with every colour, for the colour well that shows the picker.
  var pickAlong: ((UIColor) -> Void)?

  open dynamic override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    wasPresented = presentingViewController != nil
  }

  open dynamic override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // If the picker is only covered by another presentation, it is still presented.
    let isDismissed = wasPresented && (isBeingDismissed || presentingViewController == nil)
    if isDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}

/// Receives the colours that the user picks. All methods are optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked a colour.
  ///
  /// - Parameter continuously: Whether the finger is still down.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The older method, called if the newer one isn't implemented.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user has closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
