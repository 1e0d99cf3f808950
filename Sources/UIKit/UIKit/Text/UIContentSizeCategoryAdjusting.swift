import Foundation

/// A view that can follow the user's text size by itself.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the view changes its font as soon as the user changes the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
