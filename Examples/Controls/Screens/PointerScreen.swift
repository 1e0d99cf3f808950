import UIKit

/// Tiles that respond to a mouse pointer, each with another effect, and one that shows the pointer's position.
final class PointerScreen: UIViewController, UIPointerInteractionDelegate {
  private let place = UILabel()
  private var tiles: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let names = ["Highlight", "Lift", "Hover"]
    tiles = names.map { name in
      let tile = UILabel()
      tile.text = name
      tile.font = .preferredFont(forTextStyle: .headline)
      tile.adjustsFontForContentSizeCategory = true
      tile.textAlignment = .center
      tile.textColor = .white
      tile.backgroundColor = .systemIndigo
      tile.layer.cornerRadius = 14
      tile.layer.masksToBounds = false
      tile.isUserInteractionEnabled = true
      tile.heightAnchor.constraint(greaterThanOrEqualToConstant: 72).isActive = true
      tile.addInteraction(UIPointerInteraction(delegate: self))
      return tile
    }
    place.text = "Move a mouse over the tiles"
    place.font = .preferredFont(forTextStyle: .body)
    place.adjustsFontForContentSizeCategory = true
    place.numberOfLines = 0
    place.textAlignment = .center
    place.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: tiles + [place])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -32),
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    #if canImport(ObjectiveC)
      let hover = UIHoverGestureRecognizer(target: self, action: #selector(hovered(_:)))
    #else
      let hover = UIHoverGestureRecognizer(
        target: self, action: Selector("hovered(_:)", PointerScreen.hovered))
    #endif
    view.addGestureRecognizer(hover)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func hovered(_ hover: UIHoverGestureRecognizer) {
    let point = hover.location(in: view)
    switch hover.state {
    case .began, .changed: place.text = "The mouse is at \(Int(point.x)), \(Int(point.y))"
    default: place.text = "The mouse has left"
    }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let tile = interaction.view, let index = tiles.firstIndex(of: tile) else { return nil }
    let preview = UITargetedPreview(view: tile)
    switch index {
    case 0: return UIPointerStyle(effect: .highlight(preview))
    case 1: return UIPointerStyle(effect: .lift(preview))
    default: return UIPointerStyle(effect: .hover(preview, prefersScaledContent: true))
    }
  }
}
