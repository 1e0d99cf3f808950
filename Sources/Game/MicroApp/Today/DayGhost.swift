import Foundation
import Micro

/// The player's best run in a day's dish, as it was recorded: it swims along as a ghost.
@available(iOS 16, *)
struct DayGhost: Document {
  static let kind = "ghost"

  var day: Day
  /// The run's.
  var run: String
  /// The file that `RunRecording.save()` wrote.
  var file: Data

  init(day: Day, run: String, recording: RunRecording) {
    self.day = day
    self.run = run
    file = Data(recording.save())
  }

  /// The run at its beginning, ready to be played; `nil` if it is of a version that can't be read, or of another dish.
  func playback(of beginning: RunRecording) -> RunPlayback? {
    guard let recording = try? RunRecording(save: [UInt8](file)),
      recording.seed == beginning.seed, recording.settings == beginning.settings,
      recording.arrivals == beginning.arrivals
    else { return nil }
    return try? RunPlayback(recording)
  }
}
