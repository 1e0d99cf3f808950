import Foundation
import Stage

extension Stage {
  /// Writes what is on the screen to the folder `OOZE_PICTURES`, if there is one, for people to look at.
  func keepPicture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["OOZE_PICTURES"] else { return }
    try pngData().write(
      to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}
