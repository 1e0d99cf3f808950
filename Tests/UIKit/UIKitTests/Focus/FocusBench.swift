import Stage

@testable import UIKit

/// A tablet with helpers for keys that move the focus.
@MainActor struct FocusBench {
  let stage: Stage
  let controller: UIViewController

  init(
    _ controller: UIViewController = UIViewController(), device: Stage.Device = .iPad10,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ setUp: (UIView) -> Void = { _ in }
  ) {
    stage = Stage(device: device, layoutDirection: direction)
    self.controller = controller
    setUp(controller.view)
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  var focused: (any UIFocusItem)? { system?.focusedItem }
  var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: controller) }

  /// The row of the focused cell.
  var row: Int? { (focused as? UIView)?.tag }

  func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
    let characters = [.keyboardTab: "\t", .keyboardReturnOrEnter: "\r"][code] ?? ""
    stage.press(
      UIKey(
        characters: characters, charactersIgnoringModifiers: characters, keyCode: code,
        modifierFlags: flags))
    stage.release(code)
    stage.advance(by: 1 / 60)
  }

  func press(_ heading: UIFocusHeading) {
    switch heading {
    case .left: press(.keyboardLeftArrow)
    case .right: press(.keyboardRightArrow)
    case .up: press(.keyboardUpArrow)
    case .down: press(.keyboardDownArrow)
    case .next: press(.keyboardTab)
    default: press(.keyboardTab, .shift)
    }
  }
}

/// A grid of numbered items, as many per row as fit, that records its delegate's calls.
@MainActor final class FocusGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let view: UICollectionView
  var count: Int
  var events: [String] = []
  var mayFocus: ((Int) -> Bool)?
  var refuses = false
  var preferred: Int?
  var follows: Bool?

  /// - Parameter columns: The number of items, 100 × 80 points each, in a row.
  init(count: Int, columns: Int, frame: CGRect? = nil) {
    self.count = count
    let layout = MirroredFlow()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 10
    view = UICollectionView(
      frame: frame ?? CGRect(x: 20, y: 40, width: CGFloat(columns * 100), height: 400),
      collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.allowsFocus = true
    view.contentInsetAdjustmentBehavior = .never
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { mayFocus?(indexPath.item) ?? collectionView.allowsFocus }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    events.append("may \(name(context))")
    return !refuses
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { events.append("did \(name(context))") }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    preferred.map { IndexPath(item: $0, section: 0) }
  }

  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { follows ?? collectionView.selectionFollowsFocus }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    events.append("highlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.item)")
  }

  private func name(_ context: UICollectionViewFocusUpdateContext) -> String {
    func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
    return "\(name(context.previouslyFocusedIndexPath))>\(name(context.nextFocusedIndexPath))"
  }
}

/// A flow layout that is mirrored in right-to-left interfaces.
private final class MirroredFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A focusable view.
final class FocusBox: UIView {
  var isWilling = true
  override var canBecomeFocused: Bool { isWilling }
}
