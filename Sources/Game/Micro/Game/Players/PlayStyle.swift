/// How a player of paper plays.
struct PlayStyle: Hashable, Sendable {
  /// How near to its nucleus a weapon of what is marked dangerous makes it flee, in cell lengths.
  var fright: Float = 5
  /// How near what is marked edible must be to be worth a hunt, in cell lengths; 0 hunts nothing.
  var reach: Float = 10
  /// Whether it also hunts the dangerous, from behind: where their weapons are farther away than its fright.
  var stalks = false
  /// Whether it swims to food.
  var eats = true
  /// Whether it jets at its prey, and not away from danger alone.
  var pounces = false
  /// Whether it goes to the wall and stays there.
  var hides = false
}
