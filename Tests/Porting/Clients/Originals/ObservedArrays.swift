import Foundation
import UIKit

/// Keeps its books in an array of Objective-C's and its authors in one of Swift's, and follows both.
public final class Library: NSObject {
  @objc dynamic private var _books = NSMutableArray()
  @objc dynamic public var authors: [String] = []
  public private(set) var log: [String] = []

  public var books: NSMutableArray { mutableArrayValue(forKey: "_books") }
  public var writers: NSMutableArray { mutableArrayValue(forKey: "authors") }

  public override init() {
    super.init()
    for key in ["_books", "authors"] {
      addObserver(self, forKeyPath: key, options: [.new, .old], context: nil)
    }
  }

  deinit {
    removeObserver(self, forKeyPath: "_books")
    removeObserver(self, forKeyPath: "authors")
  }

  public func clear() { _books = [] }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let new = change![NSKeyValueChangeKey.newKey] as? [String]
    let old = change![NSKeyValueChangeKey.oldKey] as? [String]
    let kind: String
    switch (change![NSKeyValueChangeKey.kindKey] as! NSNumber).uintValue {
    case NSKeyValueChange.insertion.rawValue: kind = "+"
    case NSKeyValueChange.removal.rawValue: kind = "-"
    case NSKeyValueChange.replacement.rawValue: kind = "="
    default: kind = "set"
    }
    let places = (change![NSKeyValueChangeKey.indexesKey] as? IndexSet).map { Array($0) }
    log.append(
      "\(keyPath ?? "") \(kind) \(places ?? []) \(old ?? []) \(new ?? [])")
  }
}
