import Foundation

/// A view that a list uses for one row after another.
@preconcurrency @MainActor protocol AccessibilityRow: UIView {
  /// The list that shows the row, and the row's index path; `nil` for a view outside of a list.
  var rowInList: (list: UIView, path: IndexPath)? { get }
}

/// The identity of a list's row, by which a client recognises it.
///
/// Lists use the same views for one row after another, and a reloaded row gets another view. A client that
/// saw a row and then uses it means the row, not the view. A view that goes back to its list gives up its
/// number. The view that afterwards shows the same row of the same list takes the number over if its label is
/// the same. Otherwise the number refers to nothing any more, and requests for it have no effect.
@MainActor struct AccessibilityRows {
  /// An element of a row: first the row itself, then the controls in it.
  private struct Place: Hashable {
    let list: ObjectIdentifier
    let path: IndexPath
    let position: Int
  }

  private struct Element {
    let number: UInt32
    let label: String
    weak var object: _AccessibleObject?

    /// Whether no object has the number any more.
    @MainActor var isFree: Bool {
      guard let object else { return true }
      return !object.hasAccessibilityNumber || object.accessibilityNumber != number
    }
  }

  private let before: [Place: Element]
  private var now: [Place: Element] = [:]
  private var next: Place?

  init(after previous: AccessibilityRows?) { before = previous?.now ?? [:] }

  /// Begins a row. Returns `false` for a view that isn't a row, or is in another row.
  mutating func enter(_ row: any AccessibilityRow) -> Bool {
    guard next == nil, let (list, path) = row.rowInList else { return false }
    next = Place(list: ObjectIdentifier(list), path: path, position: 0)
    return true
  }

  mutating func leave() { next = nil }

  /// Gives an object in a row the number of the object that it replaces. Others keep their own.
  mutating func identify(_ object: _AccessibleObject, _ label: String) {
    guard let place = next else { return }
    next = Place(list: place.list, path: place.path, position: place.position + 1)
    if !object.hasAccessibilityNumber, let known = before[place], known.label == label,
      known.isFree
    {
      object.takeAccessibilityNumber(known.number)
    }
    now[place] = Element(number: object.accessibilityNumber, label: label, object: object)
  }
}

extension UIView {
  /// Forgets the row when the view goes back to its list, until the view is used again.
  func forgetWhatItStandsFor() {
    forgetAccessibilityNumber()
    for element in accessibilityState.elements ?? [] {
      (element as? _AccessibleObject)?.forgetAccessibilityNumber()
    }
    for view in subviews { view.forgetWhatItStandsFor() }
  }
}
