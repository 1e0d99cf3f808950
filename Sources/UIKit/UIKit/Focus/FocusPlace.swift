import QuartzCore

/// A group of items that the arrow keys move among. The tab key moves to the next group.
enum FocusGroup: Hashable {
  /// A group with an identifier from the app.
  case named(String)
  /// The group of a list, a text or a controller without an identifier.
  case inside(ObjectIdentifier)

  @MainActor init(of item: any UIFocusItem) {
    for environment in item.focusChain {
      if let name = environment.focusGroupIdentifier {
        self = .named(name)
        return
      }
      let isGroup =
        environment is any FocusList || environment is any UITextInput
        || (environment as? UIResponder)?.formsFocusGroup == true
      if isGroup {
        self = .inside(ObjectIdentifier(environment))
        return
      }
    }
    self = .inside(ObjectIdentifier(item))
  }
}

/// A focusable item in a window, with its visible frame.
@MainActor struct FocusPlace {
  enum Target {
    case item(any UIFocusItem)
    case guide(UIFocusGuide)
  }

  let target: Target
  /// The frame in the window.
  let frame: CGRect
  let group: FocusGroup

  var item: (any UIFocusItem)? {
    if case .item(let item) = target { item } else { nil }
  }
}

/// All visible focusable items in reading order.
@MainActor struct FocusPlaces {
  private(set) var all: [FocusPlace] = []
  private let window: UIWindow

  /// Searches the frontmost controller. Nothing behind it takes part.
  init(in window: UIWindow) {
    self.window = window
    let front = window.frontController
    collect(
      front === window.rootViewController ? window : front?.ownView ?? window, clip: window.bounds)
    let isRightToLeft = window.isRightToLeft
    all.sort { $0.frame.isRead(before: $1.frame, isRightToLeft: isRightToLeft) }
  }

  private mutating func collect(_ item: any UIFocusItem, clip: CGRect) {
    let view = item as? UIView
    if let view, view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return }
    let frame = item.focusFrame(in: window)
    if item.canBecomeFocused, frame.intersects(clip) {
      all.append(FocusPlace(target: .item(item), frame: frame, group: FocusGroup(of: item)))
      if !item.isTransparentFocusItem { return }
    }
    guard let container = item.focusItemContainer else { return }
    let inner = view?.clipsToBounds == true ? clip.intersection(frame) : clip
    guard !inner.isEmpty else { return }
    let room = container.coordinateSpace.convert(inner, from: window)
    for child in container.focusItems(in: room) { collect(child, clip: inner) }
    guard let view else { return }
    for case let guide as UIFocusGuide in view.layoutGuides
    where guide.isEnabled && !(guide.preferredFocusEnvironments ?? []).isEmpty {
      all.append(
        FocusPlace(
          target: .guide(guide), frame: view.convert(guide.layoutFrame, to: window),
          group: FocusGroup(of: view)))
    }
  }

  func place(of item: any UIFocusItem) -> FocusPlace? { all.first { $0.item === item } }

  /// Returns the items by group, in reading order.
  func groups() -> [[FocusPlace]] {
    var order: [FocusGroup] = []
    var members: [FocusGroup: [FocusPlace]] = [:]
    for place in all where place.item != nil {
      if members[place.group] == nil { order.append(place.group) }
      members[place.group, default: []].append(place)
    }
    let frames = members.mapValues { places in
      places.reduce(CGRect.null) { $0.union($1.frame) }
    }
    let isRightToLeft = window.isRightToLeft
    return order.sorted { one, two in
      guard let first = frames[one], let second = frames[two] else { return false }
      return first.isRead(before: second, isRightToLeft: isRightToLeft)
    }.compactMap { members[$0] }
  }
}

extension UIFocusItem {
  /// The item's view, or the view that contains it.
  var focusView: UIView? {
    focusChain.lazy.compactMap { $0 as? UIView }.first
  }

  fileprivate func focusFrame(in window: UIWindow) -> CGRect {
    if let view = self as? UIView { return view.convert(view.bounds, to: window) }
    let space = parentFocusEnvironment?.focusItemContainer?.coordinateSpace
    return space?.convert(frame, to: window) ?? frame
  }
}
