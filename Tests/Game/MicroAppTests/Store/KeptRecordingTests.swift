import Foundation
import Micro
import Testing

@testable import MicroApp

/// The game keeps the recordings of the last runs, and reads them from every file that holds one.
@MainActor @Suite struct KeptRecordingTests {
  private func result(_ number: Int, state: Int = 20) -> RunResult {
    var card = ShortRun.card
    card = RunCard(
      id: "run-\(number)", name: card.name, seed: card.seed, difficulty: card.difficulty,
      day: card.day)
    return RunResult(card: card, game: ShortRun.shared.states[state])
  }

  @Test("the last ten runs are kept, whatever their number")
  func lastTen() throws {
    let disk = SimulatedDisk()
    let store = Store(folder: "/data", disk: disk)
    for number in 1...23 {
      store.finish(result(number))
      // Finished twice, it is one run.
      store.finish(result(number))
      let names = try disk.names(in: "/data/profile-1/recordings").sorted()
      let expected = (max(1, number - 9)...number).map { count in
        String(repeating: "0", count: 6 - "\(count)".count) + "\(count).recording"
      }
      #expect(names == expected)
    }
    let file = try #require(try disk.read("/data/profile-1/recordings/000023.recording"))
    let recording = try KeptRecording.recording(in: file)
    #expect(recording == ShortRun.shared.states[20].recording)
    #expect(try recording.play().hash() == ShortRun.shared.hashes[20])
  }

  @Test("a run that is being played, a ghost and a saved recording are read too")
  func otherFiles() throws {
    let state = ShortRun.shared.states[20]
    let expected = state.recording
    let files = [
      RunSnapshot(card: ShortRun.card, game: state).file(), expected.save(),
      DayGhost(day: ShortRun.card.day, run: "one", recording: expected).file(),
    ]
    for file in files { #expect(try KeptRecording.recording(in: file) == expected) }
  }

  @Test("other files are named as what they are")
  func namedFiles() throws {
    let state = ShortRun.shared.states[3]
    let cases: [(file: [UInt8], word: String)] = [
      (Settings().file(), "the game's settings"), (Fame().file(), "the game's fame"),
      (result(1).record.file(), "the game's creature"),
      (RunJournal(start: 0).bytes, "journal"), (state.run.save(), "a run"),
      (Array(GenomeText.print(SeedCreatures.eel).utf8), "a creature"),
      (Array(GenomeCode.print(SeedCreatures.eel).utf8), "code"),
      (Array("hello".utf8), "isn't a file of this game"),
    ]
    for (file, word) in cases {
      do {
        _ = try KeptRecording.recording(in: file)
        Issue.record("\(word) was read as a recording")
      } catch {
        #expect(error.description.contains(word), "\(error)")
      }
    }
  }

  @Test("a recording that is cut off or altered anywhere is refused")
  func damage() throws {
    let file = KeptRecording(run: "one", recording: ShortRun.shared.states[6].recording).file()
    for place in stride(from: 0, to: file.count, by: 97) {
      var altered = file
      altered[place] ^= 0x20
      #expect(throws: NoRecording.self) { try KeptRecording.recording(in: altered) }
      #expect(throws: NoRecording.self) { try KeptRecording.recording(in: Array(file[..<place])) }
    }
  }
}
