/// The information about a lowered module that other modules need.
public struct ModuleSummary: Hashable, Sendable, Codable {
  public var name: String
  /// The optional members of the module's protocols.
  public var optionalMembers: [OptionalMember]
  /// The names of the module's classes, with their superclasses if they have one.
  public var superclasses: [String: String]
  /// The labels with which values of the module's types are called like functions: those of each
  /// `callAsFunction`.
  public var callLabels: Set<[String]> = []
  /// The module's types that have the name of a Combine type.
  public var combineNames: Set<String> = []
  /// The types that were left out of the module: see ``AbsentParts``.
  public var typesLeftOut: Set<String> = []
  /// The names of the functions, variables, cases and nested types that were left out.
  public var membersLeftOut: Set<String> = []

  /// The members visible to Objective-C that the module adds to classes of other modules, by class name.
  public var dynamicMembers: [String: Set<String>] = [:]

  /// The members that the module got of its own, where Foundation's can't behave as on iOS.
  public var ownMembers: Set<String> = []

  /// The names of properties that the module only declares with the type `AnyObject`.
  public var objectProperties: Set<String> = []

  /// The protocols with optional members to which the module's classes, and its extensions of classes, conform, by
  /// class name.
  public var conformances: [String: Set<String>] = [:]

  /// The optional requirements that the module's classes implement, by class name.
  public var implemented: [String: Set<String>] = [:]

  /// The witnesses of optional requirements that other modules can override, by class name.
  public var witnesses: [String: Set<String>] = [:]

  /// The protocols that the module's protocols refine, by name.
  public var refinements: [String: [String]] = [:]

  /// The module's protocols of Objective-C.
  public var objectProtocols: Set<String> = []

  /// Whether the module, or one that it imports, checks which methods objects have.
  public var asksObjects = false

  /// Whether the module, or one that it imports, exchanges implementations of methods.
  public var exchangesMethods = false

  /// Whether the module imports UIKit. A framework's header does so too, which makes UIKit visible to every
  /// module that imports the framework.
  public var bringsViews = false

  public init(
    name: String, optionalMembers: [OptionalMember] = [], superclasses: [String: String] = [:]
  ) {
    self.name = name
    self.optionalMembers = optionalMembers
    self.superclasses = superclasses
  }
}

/// An optional member of a protocol, and the requirement that replaces it.
public struct OptionalMember: Hashable, Sendable, Codable {
  public var protocolName: String
  public var baseName: String
  /// One label for each parameter, `_` if there is none; `nil` for a property.
  public var labels: [String]?
  public var parameterTypes: [String]
  /// The result of the function, or the property's type.
  public var type: String
  /// `async`, `throws`, both or nothing, each followed by a space.
  public var effects: String
  public var isPublic: Bool
  /// The requirement's name, such as `_optional_table_didSelect`.
  public var loweredName: String
  /// The function that calls it, if other members of the protocol only differ from it in their types.
  public var callName: String?

  /// The requirement's type, which is an optional.
  var requirementType: String {
    guard labels != nil else { return type.hasSuffix("?") ? "(\(type))?" : "(\(type))?" }
    return "((\(parameterTypes.joined(separator: ", "))) \(effects)-> \(type))?"
  }
}
