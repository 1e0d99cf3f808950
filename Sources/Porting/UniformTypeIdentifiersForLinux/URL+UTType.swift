import Foundation

/// File names with the extensions of types.
///
/// A name that already has an extension of the type doesn't change: `puppy.jpg` is already the name of a JPEG
/// image.
extension URL {
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(
      Self.name(partialName, contentType), isDirectory: contentType.conforms(to: .directory))
  }

  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = Self.name(lastPathComponent, contentType)
    guard !lastPathComponent.isEmpty, name != lastPathComponent else { return self }
    return deletingLastPathComponent()
      .appendingPathComponent(name, isDirectory: hasDirectoryPath)
  }

  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  private static func name(_ partial: String, _ type: UTType) -> String {
    let ending = URL(fileURLWithPath: partial).pathExtension
    let types = UTType.types(tag: ending, tagClass: .filenameExtension, conformingTo: type)
    if types.contains(where: \.isDeclared) { return partial }
    return type.preferredFilenameExtension.map { "\(partial).\($0)" } ?? partial
  }
}
