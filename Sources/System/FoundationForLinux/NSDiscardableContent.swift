/// Content that can be discarded while it isn't used, and made again later.
///
/// On iOS an `NSCache` removes objects with discarded content; Foundation's here keeps them.
public protocol NSDiscardableContent: AnyObject {
  /// Begins an access to the content. Returns `false` if it was discarded.
  func beginContentAccess() -> Bool
  /// Ends an access.
  func endContentAccess()
  /// Discards the content if it isn't used.
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
