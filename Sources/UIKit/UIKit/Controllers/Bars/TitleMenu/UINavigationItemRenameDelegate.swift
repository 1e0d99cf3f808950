/// Controls the change of a navigation item's title in its bar.
///
///     extension NoteController: UINavigationItemRenameDelegate {
///       func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) {
///         note.name = title
///       }
///     }
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Whether the title can be changed: asked when its menu opens, which then contains Rename, and again when
  /// the change begins. True by default.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool

  /// Returns the initial text of the field, and its selected part: by default the title, completely selected.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)

  /// Whether the title becomes the typed text; with false it stays as it was. True by default. It isn't
  /// called if the change has to end, as when another controller is pushed.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool

  /// Reports that the title has become the text that the user typed. A delegate that wants a different title
  /// sets it again.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }

  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }

  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
    true
  }
}
