import UIKit

/// What a library adds to UIKit's classes for apps to override, as Objective-C lets them.

public protocol Reloading: AnyObject {
  func reloaded(_ reason: String) -> String
}

extension UITableView: Reloading {
  @objc open func reloaded(_ reason: String) -> String { "table: \(reason)" }
  @objc open var reloadName: String { "table" }
}

public func reloadAll(_ views: [any Reloading]) -> [String] {
  views.map { $0.reloaded("all") }
}

public func names(of tables: [UITableView]) -> [String] { tables.map(\.reloadName) }
