import UIKit

final class PondHeader: UIView {
  private let water = UIView()

  init() {
    super.init(frame: .zero)
    water.backgroundColor = .systemTeal
    water.translatesAutoresizingMaskIntoConstraints = false
    addSubview(water)
    NSLayoutConstraint.activate([
      water.topAnchor.constraint(equalTo: topAnchor),
      water.leadingAnchor.constraint(equalTo: leadingAnchor),
      water.trailingAnchor.constraint(equalTo: trailingAnchor),
      water.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("This header is made in code.") }
}
