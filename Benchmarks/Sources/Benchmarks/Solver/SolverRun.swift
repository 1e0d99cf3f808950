/// A solver for a system. After each method the solution is up to date.
@MainActor protocol SolverRun: AnyObject {
  /// Creates the variables and the constraints without adding them.
  init(_ system: SolverSystem)
  /// Adds all constraints one after the other, and suggests a size.
  func build()
  func suggest(width: Double, height: Double)
  func remove(_ line: Int)
  func add(_ line: Int)
  func value(of variable: Int32) -> Double
}
