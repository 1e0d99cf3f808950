/// An app's focus settings for a view. Views without any settings have none.
final class ViewFocus {
  /// The focus effect, or no effect. Nil means the view's default.
  var effect: UIFocusEffect??
  var group: String?
  var priority = UIFocusGroupPriority.ignored
}
