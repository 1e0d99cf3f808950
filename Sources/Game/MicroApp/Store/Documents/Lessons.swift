/// The lessons that a player has understood, so that hints about them stop.
@available(iOS 16, *)
struct Lessons: Document {
  static let kind = "lessons"

  /// The names of the lessons.
  var understood: Set<String> = []

  init() {}
}
