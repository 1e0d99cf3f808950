import Foundation

// Types of this program and of other programs that its Info.plist declares.

extension UTType {
  /// Creates a type that this program owns and that its `Info.plist` exports.
  ///
  /// An undeclared type conforms to `parentType`, or otherwise to `public.data`, and is reported once, as on
  /// iOS.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, "exported", parentType)
  }

  /// Creates a type of another program that this program's `Info.plist` imports. If the system has its own type
  /// for such files, the result is that type.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, "imported", parentType)
    guard let ending = preferredFilenameExtension,
      let preferred = UTType.types(
        tag: ending, tagClass: .filenameExtension, conformingTo: parentType
      ).first, preferred.isDeclared
    else { return }
    self = preferred
  }

  private init(_ identifier: String, _ declaration: String, _ parent: UTType?) {
    if let known = UTType(identifier) {
      self = known
      return
    }
    self.init(_known: identifier)
    UniformTypes.expect(identifier, conformsTo: (parent ?? .data).identifier)
    Diagnostics.report(
      "the type '\(identifier)' isn't \(declaration) by the program's Info.plist",
      from: "UniformTypeIdentifiers")
  }
}
