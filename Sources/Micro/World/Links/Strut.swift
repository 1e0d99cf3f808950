/// The strut keeps its length: it is rigid, and water passes through it, so it braces a body without
/// braking it. Its stiffness and its missing drag stand in `LinkType.traits`.
enum Strut {
  /// It is dead matter: an organ that only struts hold needs a nerve.
  static let carriesSignals = false
}
