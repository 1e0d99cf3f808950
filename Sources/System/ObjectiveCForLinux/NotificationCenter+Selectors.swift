import Foundation
import Synchronization

// Notification observers with a selector, which Foundation on Linux lacks.

extension NotificationCenter {
  /// Calls a method of the observer for each notification with this name, or with any name, from this object,
  /// or from any object.
  ///
  /// The observer is not retained; the observation ends when it is deallocated.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let object = observer as AnyObject
    nonisolated(unsafe) weak let target: AnyObject? = object
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let target else { return }
      nonisolated(unsafe) let notification = notification
      nonisolated(unsafe) let receiver = target
      onMainActor { aSelector.perform(on: receiver, notification) }
    }
    SelectorObservers.shared.add(token, of: object, in: self, name: aName, sender: anObject)
  }

  /// Ends all observations of an observer, or the observation of a token.
  public func removeObserver(_ observer: AnyObject) {
    for token in SelectorObservers.shared.take(of: observer, in: self, name: nil, sender: nil) {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any)
  }

  /// Ends an observer's observations of a name, of an object, or of both.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    for token in SelectorObservers.shared.take(
      of: observer, in: self, name: aName, sender: anObject)
    {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The tokens of observations with selectors.
private final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private struct Entry {
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    let sender: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  /// The entries of one observer, which end its observations when it is deallocated.
  private final class Entries {
    var all: [Entry] = []

    deinit {
      for entry in all { entry.center?.removeObserver(entry.token as Any) }
    }
  }

  private let entries = AssociatedValues<Entries>()

  func add(
    _ token: any NSObjectProtocol, of object: AnyObject, in center: NotificationCenter,
    name: NSNotification.Name?, sender: Any?
  ) {
    entries.update(of: object) { known in
      let own = known ?? Entries()
      own.all.append(
        Entry(
          center: center, name: name, sender: sender.map { ObjectIdentifier($0 as AnyObject) },
          token: token))
      known = own
    }
  }

  /// Removes the matching tokens: `nil` means any name, and any sender.
  func take(
    of object: AnyObject, in center: NotificationCenter, name: NSNotification.Name?, sender: Any?
  ) -> [any NSObjectProtocol] {
    let sender = sender.map { ObjectIdentifier($0 as AnyObject) }
    return entries.update(of: object) { own in
      guard let own else { return [] }
      func isMeant(_ entry: Entry) -> Bool {
        entry.center === center && (name == nil || entry.name == name)
          && (sender == nil || entry.sender == sender)
      }
      let taken = own.all.filter(isMeant).map(\.token)
      own.all.removeAll(where: isMeant)
      return taken
    }
  }
}
