import Foundation

/// A view that can follow the user's text size automatically.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the view updates its font when the user's text size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
