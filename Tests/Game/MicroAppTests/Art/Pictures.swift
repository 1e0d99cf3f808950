import Foundation
import Stage

/// Pictures for people: written to the folder `OOZE_PICTURES`, if there is one.
enum Pictures {
  static var folder: URL? {
    ProcessInfo.processInfo.environment["OOZE_PICTURES"].map { URL(fileURLWithPath: $0) }
  }

  @MainActor static func keep(_ image: UIImage, _ name: String) throws {
    try keep(image.pngData(), name)
  }

  static func keep(
    _ data: @autoclosure () -> Data?, _ name: String, type: String = "png"
  ) throws {
    guard let folder, let data = data() else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent("\(name).\(type)"))
  }
}
