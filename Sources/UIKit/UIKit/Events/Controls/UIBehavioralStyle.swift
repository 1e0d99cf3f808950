/// Whether a control behaves as on a tablet or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The behavior of its idiom.
  case automatic = 0
  /// The behavior on tablets and phones.
  case pad = 1
  /// The behavior on a Mac.
  case mac = 2
}
