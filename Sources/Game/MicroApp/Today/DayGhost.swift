import Foundation
import Micro

/// The recording of the player's best run in a day's dish, which swims along as a ghost.
@available(iOS 16, *)
struct DayGhost: Document {
  static let kind = "ghost"

  var day: Day
  /// The identifier of the run.
  var run: String
  /// The file that `RunRecording.save()` wrote.
  var file: Data

  init(day: Day, run: String, recording: RunRecording) {
    self.day = day
    self.run = run
    file = Data(recording.save())
  }

  /// Returns the run at its beginning, ready to be played; `nil` if its version can't be read, or if it is of another
  /// dish.
  func playback(of beginning: RunRecording) -> RunPlayback? {
    guard let recording = try? RunRecording(save: [UInt8](file)),
      recording.seed == beginning.seed, recording.settings == beginning.settings,
      recording.arrivals == beginning.arrivals
    else { return nil }
    return try? RunPlayback(recording)
  }
}
