import ArgumentParser
import Micro

/// A kind of dish by its name: `vents`.
extension Habitat: ExpressibleByArgument {
  public init?(argument: String) { self.init(name: argument) }

  public var defaultValueDescription: String { name }

  public static var allValueStrings: [String] { allCases.map(\.name) }
}
