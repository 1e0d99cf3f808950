/// The facts that other modules have to know about a lowered one.
public struct ModuleSummary: Hashable, Sendable, Codable {
  public var name: String
  /// The optional members of the module's protocols.
  public var optionalMembers: [OptionalMember]
  /// The names of the module's classes, with their superclasses where they have one.
  public var superclasses: [String: String]
  /// The labels with which values of the module's types are called like functions: those of each
  /// `callAsFunction`.
  public var callLabels: Set<[String]> = []
  /// The module's types that are called as something of Combine's.
  public var combineNames: Set<String> = []
  /// Types that were left out of the module: see ``AbsentParts``.
  public var typesLeftOut: Set<String> = []

  /// The members that the module adds to classes of other modules and Objective-C sees, by the classes' names.
  public var dynamicMembers: [String: Set<String>] = [:]

  /// Whether the module, or one that it imports, asks objects which methods they have.
  public var asksObjects = false

  /// Whether the module imports UIKit. A framework's header does too, and so brings UIKit to whoever
  /// imports the framework.
  public var bringsViews = false

  public init(
    name: String, optionalMembers: [OptionalMember] = [], superclasses: [String: String] = [:]
  ) {
    self.name = name
    self.optionalMembers = optionalMembers
    self.superclasses = superclasses
  }
}

/// A member of a protocol that conforming classes need not have, and the requirement that takes its
/// place.
public struct OptionalMember: Hashable, Sendable, Codable {
  public var protocolName: String
  public var baseName: String
  /// One for each parameter, `_` where there is none; nil for a property.
  public var labels: [String]?
  public var parameterTypes: [String]
  /// The result of the function, or the property's type.
  public var type: String
  /// `async`, `throws`, both or nothing, with a blank behind each.
  public var effects: String
  public var isPublic: Bool
  /// The requirement's name, as `_optional_table_didSelect`.
  public var loweredName: String
  /// The function that calls it, where others of the protocol differ from it in types alone.
  public var callName: String?

  /// The requirement's type, an optional.
  var requirementType: String {
    guard labels != nil else { return type.hasSuffix("?") ? "(\(type))?" : "(\(type))?" }
    return "((\(parameterTypes.joined(separator: ", "))) \(effects)-> \(type))?"
  }
}
