/// Decides about the change of a navigation item's title in its bar.
///
///     extension NoteController: UINavigationItemRenameDelegate {
///       func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) {
///         note.name = title
///       }
///     }
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Whether the title may be changed: asked when its menu comes, which has Rename then, and again when
  /// the change begins. True by default.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool

  /// The text that the field shows at first, and the part of it that is selected: by default the title, all of it.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)

  /// Whether the title becomes what was typed; with false it stays as it was. True by default. It isn't
  /// asked where the change has to end, as when another controller is pushed.
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
