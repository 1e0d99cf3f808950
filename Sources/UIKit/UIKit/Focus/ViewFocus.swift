/// The settings of an app for the focus of a view; views without any of it have none.
final class ViewFocus {
  /// Nil is no effect at all.
  var effect: UIFocusEffect? = UIFocusEffect()
  var group: String?
  var priority = UIFocusGroupPriority.ignored
}
