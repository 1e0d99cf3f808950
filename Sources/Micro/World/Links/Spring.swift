/// The spring gives way, comes back with what it took, and tears beyond 60 % of stretch. Its
/// stiffness and the stretch stand in `LinkType.traits`.
enum Spring {
  /// It is dead matter: an organ that only springs hold needs a nerve.
  static let carriesSignals = false
}
