import UIKit

/// Things that fall, collide and can be thrown with a finger; the star springs back to its place.
final class DynamicsScreen: UIViewController, UIGestureRecognizerDelegate {
  /// A thing to throw: round things roll.
  final class Token: UIImageView {
    let isRound: Bool

    init(_ symbol: String, _ color: UIColor, isRound: Bool, name: String) {
      self.isRound = isRound
      super.init(image: UIImage(systemName: symbol))
      backgroundColor = color
      tintColor = .white
      contentMode = .center
      isUserInteractionEnabled = true
      isAccessibilityElement = true
      accessibilityLabel = name
    }

    required init?(coder: NSCoder) {
      fatalError("tokens are made in code")
    }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
      isRound ? .ellipse : .rectangle
    }
  }

  let tokens = [
    Token("heart.fill", .systemPink, isRound: true, name: "Heart"),
    Token("bolt.fill", .systemOrange, isRound: false, name: "Bolt"),
    Token("cloud.fill", .systemBlue, isRound: true, name: "Cloud"),
    Token("house.fill", .systemGreen, isRound: false, name: "House"),
    Token("bell.fill", .systemPurple, isRound: false, name: "Bell"),
  ]
  let star = Token("star.fill", .systemIndigo, isRound: true, name: "Star")
  let hint = UILabel()
  let scene = UIView()

  private lazy var animator = UIDynamicAnimator(referenceView: scene)
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()
  private let material = UIDynamicItemBehavior()
  private lazy var snap = UISnapBehavior(item: star, snapTo: .zero)
  private var grips: [UIPanGestureRecognizer: UIAttachmentBehavior] = [:]
  private var placedSize = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Shake", primaryAction: UIAction { [weak self] _ in self?.shake() })
    hint.text = "Throw things about. The star comes back."
    hint.font = .preferredFont(forTextStyle: .body)
    hint.adjustsFontForContentSizeCategory = true
    hint.textColor = .secondaryLabel
    hint.numberOfLines = 0
    hint.textAlignment = .center
    for child in [hint, scene] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      hint.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      hint.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scene.topAnchor.constraint(equalTo: hint.bottomAnchor, constant: 16),
      scene.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      scene.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      scene.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    for token in tokens + [star] {
      #if canImport(ObjectiveC)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))
      #else
        let pan = UIPanGestureRecognizer(
          target: self, action: Selector("drag(_:)", DynamicsScreen.drag))
      #endif
      token.addGestureRecognizer(pan)
      scene.addSubview(token)
    }
    material.elasticity = 0.45
    material.friction = 0.5
    collision.translatesReferenceBoundsIntoBoundary = true
    for token in tokens {
      gravity.addItem(token)
      collision.addItem(token)
      material.addItem(token)
      token.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Throw up") { [weak self] _ in
          self?.toss(token)
          return true
        }
      ]
    }
    collision.addItem(star)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Constraints place the scene before the first animator asks for its size.
    view.layoutIfNeeded()
    let size = scene.bounds.size
    guard size != placedSize, size.width > 0, size.height > 0 else { return }
    let isFirst = placedSize == .zero
    placedSize = size
    if isFirst { placeTokens(in: size) } else { bringTokensInside(size) }
    snap.snapPoint = CGPoint(x: size.width / 2, y: min(size.height * 0.25, 120))
    guard isFirst else { return }
    star.center = snap.snapPoint
    for behavior in [gravity, collision, material, snap] as [UIDynamicBehavior] {
      animator.addBehavior(behavior)
    }
  }

  private func placeTokens(in size: CGSize) {
    let side = UIFontMetrics(forTextStyle: .title1).scaledValue(for: 60)
    let edge = min(side, size.width / CGFloat(tokens.count) - 8)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, token) in tokens.enumerated() {
      let place = (CGFloat(index) + 0.5) * size.width / CGFloat(tokens.count)
      token.bounds.size = CGSize(width: edge, height: edge)
      token.center = CGPoint(
        x: isMirrored ? size.width - place : place, y: size.height * 0.5 - CGFloat(index) * 12)
    }
    star.bounds.size = CGSize(width: edge, height: edge)
    for token in tokens + [star] {
      token.layer.cornerRadius = token.isRound ? edge / 2 : 0
      token.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: edge * 0.46)
    }
  }

  /// Moves tokens that are outside after a rotation of the device back inside.
  private func bringTokensInside(_ size: CGSize) {
    for token in tokens + [star] {
      let half = token.bounds.width / 2
      token.center.x = max(half, min(token.center.x, size.width - half))
      token.center.y = max(half, min(token.center.y, size.height - half))
      animator.updateItem(usingCurrentState: token)
    }
  }

  #if canImport(ObjectiveC)
    @objc private func drag(_ pan: UIPanGestureRecognizer) { follow(pan) }
  #else
    private func drag(_ pan: UIPanGestureRecognizer) { follow(pan) }
  #endif

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let token = pan.view as? Token else { return }
    let finger = pan.location(in: scene)
    switch pan.state {
    case .began:
      let touched = pan.location(in: token)
      let grip = UIAttachmentBehavior(
        item: token,
        offsetFromCenter: UIOffset(
          horizontal: touched.x - token.bounds.midX, vertical: touched.y - token.bounds.midY),
        attachedToAnchor: finger)
      grip.length = 0
      grip.frequency = 8
      grip.damping = 1
      grips[pan] = grip
      if token === star { animator.removeBehavior(snap) }
      animator.addBehavior(grip)
    case .changed: grips[pan]?.anchorPoint = finger
    default:
      guard let grip = grips.removeValue(forKey: pan) else { return }
      animator.removeBehavior(grip)
      if token === star { animator.addBehavior(snap) }
    }
  }

  private func shake() {
    for token in tokens { toss(token) }
  }

  private func toss(_ token: Token) {
    let side: CGFloat = token.center.x < scene.bounds.midX ? 1 : -1
    material.addLinearVelocity(CGPoint(x: side * 180, y: -700), for: token)
  }
}
