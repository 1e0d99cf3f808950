import CoreGraphics

/// A round badge at the corner of lifted items.
@MainActor final class BadgeView: UIView {
  private let label = UILabel(frame: .zero)
  private let image = UIImageView(frame: .zero)
  /// The height, and the minimum width. Apple publishes no measure.
  private static let side: CGFloat = 24

  override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = CGSize(width: Self.side, height: Self.side)
    layer.cornerRadius = Self.side / 2
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    image.tintColor = .white
    image.contentMode = .center
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    for view in [label, image] as [UIView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("A menu or a drag makes its badge")
  }

  func show(text: String?, symbol: String?, on color: UIColor) {
    backgroundColor = color
    label.text = text
    image.image = symbol.flatMap { UIImage(systemName: $0) }
    let width = max(Self.side, label.intrinsicContentSize.width + 14)
    bounds.size = CGSize(width: width, height: Self.side)
  }
}
