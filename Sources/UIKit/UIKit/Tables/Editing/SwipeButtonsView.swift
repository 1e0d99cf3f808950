import CoreGraphics

/// The buttons next to a row that is swiped aside.
final class SwipeButtonsView: UIView {
  /// The dimensions in points (quoted).
  fileprivate enum Metrics {
    static let minimumWidth: CGFloat = 74
    static let padding: CGFloat = 15
    static let gap: CGFloat = 4
  }

  private let buttons: [SwipeButton]
  private let isAtRight: Bool
  /// Whether the first button fills the whole width, because releasing the finger would perform its
  /// action.
  var isFull = false {
    didSet { setNeedsLayout() }
  }

  init(
    actions: [UIContextualAction], isAtRight: Bool,
    onTap: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.isAtRight = isAtRight
    buttons = actions.map(SwipeButton.init)
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button is the outermost and covers the others when it grows.
    for button in buttons.reversed() {
      button.addAction(
        UIAction { [weak button] _ in
          guard let button else { return }
          onTap(button.contextualAction, button)
        }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("Swipe buttons are made by the table that they belong to")
  }

  /// The total width of all buttons.
  var naturalWidth: CGFloat { widths.reduce(0, +) }

  private var widths: [CGFloat] {
    buttons.map { max(Metrics.minimumWidth, $0.contentWidth + 2 * Metrics.padding) }
  }

  var firstButton: UIView? { buttons.first }

  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = naturalWidth
    guard natural > 0 else { return }
    // Each button takes its share of the available width.
    let stretch = bounds.width / natural
    var outer: CGFloat = 0
    for (index, (button, width)) in zip(buttons, widths).enumerated() {
      var shown = width * stretch
      if isFull { shown = index == 0 ? bounds.width : 0 }
      let x = isAtRight ? bounds.width - outer - shown : outer
      button.frame = CGRect(x: x, y: 0, width: shown, height: bounds.height)
      outer += shown
    }
  }
}

/// A swipe action with its image above its title.
final class SwipeButton: UIControl {
  let contextualAction: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)

  init(action: UIContextualAction) {
    contextualAction = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    tintColor = .white
    label.text = action.title
    label.textColor = .white
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
    label.numberOfLines = 0
    label.textAlignment = .center
    imageView.image = action.image
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    fatalError("A swipe button is made by the table that it belongs to")
  }

  var contentWidth: CGFloat {
    max(
      label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).width,
      imageView.image?.size.width ?? 0)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(contentWidth, bounds.width - 2 * SwipeButtonsView.Metrics.padding)
    let text = label.sizeThatFits(CGSize(width: room, height: bounds.height))
    let image = imageView.image?.size ?? .zero
    let gap: CGFloat = image.height > 0 && text.height > 0 ? SwipeButtonsView.Metrics.gap : 0
    let top = (bounds.height - image.height - gap - text.height) / 2
    imageView.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: (bounds.width - room) / 2, y: top + image.height + gap, width: room, height: text.height)
  }
}
