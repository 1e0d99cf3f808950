/// A change in the rules of a dish since its first saves were written.
///
/// A run that was saved goes on by the rules that it began with, so a recording plays to the same bits in every later
/// version. New dishes have the latest rules.
public enum DishRules: UInt8, Sendable, CaseIterable {
  /// Those of saves before version 4.
  case first = 1
  /// Sense organs serve the body that has them, armour and mouths blunt bites, whoever is stunned neither bites nor
  /// stabs, whoever has lost too much bleeds to death, and light, poison and shocks are stronger.
  case second = 2

  public static let latest = DishRules.second

  private var isFirst: Bool { self == .first }

  /// Whether eyes, noses, touch cells and pacemakers help the body besides telling the brain.
  var sensesServe: Bool { !isFirst }
  /// Whether armour and mouths lose less to a bite than other cells.
  var biteIsBlunted: Bool { !isFirst }
  /// Whether a stunned body bites and stabs.
  var stunnedBite: Bool { isFirst }
  /// Whether the loss of the last mouth, or of half of the cells, kills.
  var bleeds: Bool { !isFirst }
  /// The power that a photocyte makes in full light, in watts.
  var photocytePower: Float { isFirst ? 0.07 : Photocyte.power }
  /// The health that poison takes from each cell in it, per second.
  var toxinStrength: Float { isFirst ? 1.5 : ToxinCloud.strength }
  /// How long a shock stuns, in seconds.
  var stun: Float { isFirst ? 1 : Electrocyte.stun }
  /// The energy that a shock uses, in joules.
  var shockWork: Double { isFirst ? 1.5 : Electrocyte.work }
}
