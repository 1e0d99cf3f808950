import Foundation

// Types of the program's own and of other programs, which its Info.plist declares.

extension UTType {
  /// A type that this program owns and its `Info.plist` exports.
  ///
  /// One that isn't declared there is a kind of `parentType`, or else of `public.data`, and is reported once, as iOS
  /// does.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, "exported", parentType)
  }

  /// A type of another program's that this one's `Info.plist` imports. Where the system has a type of its own for such
  /// files, it is that.
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
