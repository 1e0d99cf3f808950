import Foundation
import Stage

extension Stage {
  /// Writes a screenshot to the folder `OOZE_PICTURES`, if that is set, for people to look at.
  func keepPicture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["OOZE_PICTURES"] else { return }
    try pngData().write(
      to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}
