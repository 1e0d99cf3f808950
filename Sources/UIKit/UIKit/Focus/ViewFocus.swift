/// An app's focus settings for a view. Views without any settings have none.
final class ViewFocus {
  /// The focus effect. Nil means no effect.
  var effect: UIFocusEffect? = UIFocusEffect()
  var group: String?
  var priority = UIFocusGroupPriority.ignored
}
