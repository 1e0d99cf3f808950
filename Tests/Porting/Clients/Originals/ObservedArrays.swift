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

/// The numbers of elements, and whether objects of a Swift class are found, in an array that they leave.
public func foundInArrays() -> [Bool] {
  final class Row {}
  let rows = [Row(), Row(), Row()]
  let array = NSMutableArray(array: rows)
  let found = [array.contains(rows[1]), array.index(of: rows[2]) == 2, !array.contains(Row())]
  array.remove(rows[1])
  let isOut = array.count == 2 && array.index(of: rows[1]) == NSNotFound
  array.removeObjects(in: [rows[0], Row()])
  let words: NSArray = ["a", "b"]
  return found + [isOut, array.count == 1, words.contains("b"), words.index(of: "a") == 0]
}
