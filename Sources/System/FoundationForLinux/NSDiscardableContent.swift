/// Content that can be thrown away while nobody uses it, to be made again.
///
/// On iOS an `NSCache` drops objects whose content was thrown away; Foundation's here keeps them.
public protocol NSDiscardableContent {
  /// Begins a use of the content; false when it was thrown away.
  func beginContentAccess() -> Bool
  /// Ends a use.
  func endContentAccess()
  /// Throws the content away where nothing uses it.
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
