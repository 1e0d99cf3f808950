import UIKit

final class PondHeader: UIView {
  let title = UILabel()
  let subtitle = UILabel()
  private let water = UIView()
  private let texts = UIStackView()

  init() {
    super.init(frame: .zero)
    water.backgroundColor = .systemTeal
    title.text = "Life in a drop"
    title.font = .preferredFont(forTextStyle: .title1)
    subtitle.text = "Twelve neighbours"
    subtitle.numberOfLines = 0
    texts.axis = .vertical
    texts.addArrangedSubview(title)
    texts.addArrangedSubview(subtitle)
    for view in [water, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    // This distance gives way before the labels do when the header shrinks.
    let distance = texts.topAnchor.constraint(
      greaterThanOrEqualTo: layoutMarginsGuide.topAnchor, constant: 140)
    distance.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([
      water.topAnchor.constraint(equalTo: topAnchor),
      water.leadingAnchor.constraint(equalTo: leadingAnchor),
      water.trailingAnchor.constraint(equalTo: trailingAnchor),
      water.bottomAnchor.constraint(equalTo: bottomAnchor),
      distance,
      texts.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 16),
      texts.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -16),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("This header is made in code.") }
}
