import CoreGraphics
import QuartzCore

/// The bar of an edit menu: commands side by side, which scroll if there are too many. A submenu replaces the
/// bar.
final class EditMenuView: UIView {
  private let choose: (UIAction) -> Void
  private let shadow = OuterShadowView(
    radius: EditMenuView.radius, opacity: 0.2, blur: 12, offset: CGSize(width: 0, height: 4))
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let scroll = UIScrollView(frame: .zero)
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []

  private static let height: CGFloat = 44
  private static let radius: CGFloat = 10
  private static let padding: CGFloat = 14

  init(_ menu: UIMenu, choose: @escaping (UIAction) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    addSubview(shadow)
    plate.layer.cornerRadius = Self.radius
    plate.clipsToBounds = true
    addSubview(plate)
    plate.contentView.addSubview(scroll)
    scroll.showsHorizontalScrollIndicator = false
    scroll.delaysContentTouches = false
    show(menu)
  }

  required init?(coder: NSCoder) {
    fatalError("The bar of an edit menu is made by its interaction")
  }

  var isEmpty: Bool { buttons.isEmpty }

  /// Shows the elements of a menu.
  func show(_ menu: UIMenu) {
    for view in buttons as [UIView] + lines { view.removeFromSuperview() }
    buttons = EditMenuContents.items(of: menu).map(button)
    lines = buttons.dropFirst().map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      return line
    }
    for view in buttons as [UIView] + lines { scroll.addSubview(view) }
    scroll.contentOffset = .zero
    setNeedsLayout()
  }

  private func button(for element: UIMenuElement) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = element.title
    configuration.buttonSize = .small
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: Self.padding, bottom: 0, trailing: Self.padding)
    configuration.baseForegroundColor = .label
    let button = UIButton(configuration: configuration)
    switch element {
    case let action as UIAction:
      if element.title.isEmpty { button.configuration?.image = action.image }
      if action.attributes.contains(.destructive) {
        button.configuration?.baseForegroundColor = .systemRed
      }
      button.isEnabled = !action.attributes.contains(.disabled)
      button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
    case let menu as UIMenu:
      button.configuration?.image = UIImage(systemName: "chevron.forward")
      button.configuration?.imagePlacement = .trailing
      button.configuration?.imagePadding = 4
      button.addAction(UIAction { [weak self] _ in self?.goOn(to: menu) }, for: .touchUpInside)
    default: break
    }
    return button
  }

  private func goOn(to menu: UIMenu) {
    let middle = frame.midX
    show(menu)
    frame.size.width = min(frame.width, fittingSize.width)
    frame.origin.x = middle - frame.width / 2
  }

  /// The size at which all commands are visible.
  var fittingSize: CGSize {
    let size = buttons.map(\.intrinsicContentSize)
    return CGSize(
      width: size.reduce(0) { $0 + $1.width.rounded(.up) },
      height: max(Self.height, (size.map(\.height).max() ?? 0).rounded(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shadow.frame = bounds
    plate.frame = bounds
    scroll.frame = bounds
    let pixel = 1 / max(1, traitCollection.displayScale)
    var x: CGFloat = 0
    for (index, button) in (isRightToLeft ? buttons.reversed() : buttons).enumerated() {
      let width = button.intrinsicContentSize.width.rounded(.up)
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if index > 0 {
        lines[index - 1].frame = CGRect(x: x, y: 0, width: pixel, height: bounds.height)
      }
      x += width
    }
    scroll.contentSize = CGSize(width: x, height: bounds.height)
    scroll.isScrollEnabled = x > bounds.width
  }

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.label = SystemText.editMenu.text
    own.container = .bar
    return own
  }
}
