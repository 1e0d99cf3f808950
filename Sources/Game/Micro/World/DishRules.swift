/// The rules of a dish, which changed after the first saves were written.
///
/// A saved run continues under the rules with which it began, so a recording plays to the same bits in every later
/// version. New dishes have the standard rules.
public enum DishRules: UInt8, Sendable, CaseIterable {
  /// Rules version 1, of saves before version 4.
  case first = 1
  /// Rules version 2. Sense organs also help the body that has them. Armour and mouths blunt bites. A stunned creature
  /// neither bites nor stabs. A creature that has lost too much bleeds to death. Light, poison and shocks are stronger.
  case second = 2
  /// Rules version 3. Eyes see whole bodies and their bearing from the own heading, and food apart from them. A wound
  /// from behind is twice as deep as one head-on. The game plays by them.
  case third = 3

  /// The newest rules.
  public static let latest = DishRules.third
  /// The rules of the game's new dishes, and of new dishes for which no others are chosen.
  public static let standard = DishRules.third

  private var isFirst: Bool { self == .first }

  /// Whether eyes, noses, touch cells and pacemakers help the body in addition to informing the brain.
  var sensesServe: Bool { !isFirst }
  /// Whether eyes see bodies and food, instead of the nearest cell.
  var seesBodies: Bool { self == .third }
  /// Whether the depth of a wound depends on the side from which the attacker comes.
  var woundsBySide: Bool { self == .third }
  /// Whether armour and mouths lose less health to a bite than other cells.
  var biteIsBlunted: Bool { !isFirst }
  /// Whether a stunned body bites and stabs.
  var stunnedBite: Bool { isFirst }
  /// Whether the loss of the last mouth, or of half of the cells, kills.
  var bleeds: Bool { !isFirst }
  /// The power that a photocyte makes in full light, in watts.
  var photocytePower: Float { isFirst ? 0.07 : Photocyte.power }
  /// The health that poison takes from each cell in it, per second.
  var toxinStrength: Float { isFirst ? 1.5 : ToxinCloud.strength }
  /// The duration of a stun by a shock, in seconds.
  var stun: Float { isFirst ? 1 : Electrocyte.stun }
  /// The energy that a shock uses, in joules.
  var shockWork: Double { isFirst ? 1.5 : Electrocyte.work }
}
