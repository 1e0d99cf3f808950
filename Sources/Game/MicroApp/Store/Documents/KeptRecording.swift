import Foundation
import Micro

/// The recording of a finished run. The game keeps those of the last runs, and `ooze replay` plays them.
@available(iOS 16, *)
package struct KeptRecording: Document {
  static let kind = "recording"

  /// The identifier of the run.
  var run: String
  /// The file that `RunRecording.save()` wrote.
  var file: Data

  init(run: String, recording: RunRecording) {
    self.run = run
    file = Data(recording.save())
  }

  /// The number of runs whose recordings are kept.
  static let count = 10

  /// Returns the recording in a file of the game: a kept recording, the ghost of today's dish, a run that was saved
  /// while it was played, or a file of `ooze replay record`.
  ///
  /// - Throws: The kind of the file, if it holds no recording, or the reason why it can't be read.
  package static func recording(in file: [UInt8]) throws(NoRecording) -> RunRecording {
    do {
      guard let kind = SealedFile.kind(of: file) else {
        if let other = OtherFile(file) { throw NoRecording.other(other.name) }
        return try RunRecording(save: file)
      }
      switch kind {
      case KeptRecording.kind: return try RunRecording(save: Array(KeptRecording(file: file).file))
      case DayGhost.kind: return try RunRecording(save: Array(DayGhost(file: file).file))
      case RunSnapshot.kind: return try RunSnapshot(file: file).game.recording
      default: throw NoRecording.other("the game's \(kind)")
      }
    } catch let error as NoRecording {
      throw error
    } catch let error as SaveError {
      throw .unreadable(error.description)
    } catch SealedFile.Failure.future(let version) {
      throw .unreadable("This file has the later version \(version).")
    } catch {
      throw .unreadable("This file is damaged: its checksum is wrong.")
    }
  }
}

/// The reason why there is no recording in a file.
@available(iOS 16, *)
package enum NoRecording: Error, Hashable, CustomStringConvertible {
  /// The file is something else.
  case other(String)
  /// The file can't be read. The value is a sentence.
  case unreadable(String)

  package var description: String {
    switch self {
    case .other(let name): "This is \(name), not the recording of a run."
    case .unreadable(let sentence): sentence
    }
  }
}

/// The files of the game that are neither sealed nor saves.
@available(iOS 16, *)
private enum OtherFile: CaseIterable {
  case journal, creature, code

  init?(_ file: [UInt8]) {
    guard let found = Self.allCases.first(where: { file.starts(with: $0.beginning.utf8) }) else {
      return nil
    }
    self = found
  }

  private var beginning: String {
    switch self {
    case .journal: "oozelog"
    case .creature: "ooze-genome"
    case .code: "ooze1_"
    }
  }

  var name: String {
    switch self {
    case .journal: "the journal of a run, which continues the .run file beside it"
    case .creature: "a creature"
    case .code: "a creature's code"
    }
  }
}
