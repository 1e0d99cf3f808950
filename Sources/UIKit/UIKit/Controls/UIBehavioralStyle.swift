/// Whether a control behaves as on a tablet or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As its idiom has it.
  case automatic = 0
  /// As on tablets and phones.
  case pad = 1
  /// As controls of a Mac.
  case mac = 2
}
