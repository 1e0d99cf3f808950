/// The tentacle pulls but never pushes, and stretches far: what hangs on it trails behind. Its
/// constants stand in `LinkType.traits`.
enum Tentacle {
  /// It is alive, so what sits at its end feels and obeys.
  static let carriesSignals = true
}
