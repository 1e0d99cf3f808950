/// The body link, the plain flesh between two cells: it slides through the water twice as easily
/// along as across, and bends a little. Both stand in `LinkType.traits`.
enum Tissue {
  /// It is alive.
  static let carriesSignals = true
}
