/// The play style of a scripted player.
struct PlayStyle: Hashable, Sendable {
  /// The distance from its nucleus at which a weapon of a creature marked deadly makes it flee, in cell lengths.
  var fright: Float = 5
  /// The largest distance at which it hunts a creature that isn't marked deadly, in cell lengths; 0 hunts nothing.
  var reach: Float = 10
  /// Whether it also hunts deadly creatures from behind, where their weapons are farther away than `fright`.
  var stalks = false
  /// Whether it swims to food.
  var eats = true
  /// Whether it jets at its prey, and not only away from danger.
  var pounces = false
  /// Whether it goes to the wall and stays there.
  var hides = false
}
