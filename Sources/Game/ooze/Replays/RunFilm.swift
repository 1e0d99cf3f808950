import Foundation
import Micro
import MicroApp
import Stage

/// Makes an animation of the last seconds of a recorded run.
@MainActor struct RunFilm {
  let recording: RunRecording
  /// The length of the film, in steps.
  let steps: Int
  /// The size in points; a point is a pixel.
  let size: CGSize

  /// The number of steps between frames: three, for twenty frames per second.
  private static let stride = 3
  /// How long the last frame stays, in milliseconds.
  private static let rest: Int32 = 1200

  func webP() throws -> Data {
    // Play everything, because each state follows from the beginning; show the end as well.
    var recorded = try RecordedRun(
      RunRecording(
        settings: recording.settings, creature: recording.creature, founders: recording.founders,
        arrivals: recording.arrivals, seed: recording.seed))
    let start = max(recording.stepCount - steps, 0)
    let stage = Stage(device: .window(size: size, scale: 1), appearance: .dark)
    let film = try AnimatedWebP(width: Int(size.width), height: Int(size.height))
    var screen: RunFilmController?
    var edits = recording.edits[...]
    var events: [World.Event] = []
    var step = 0
    for input in recording.inputs.lazy.flatMap({ repeatElement($0.input, count: $0.count) }) {
      while let edit = edits.first, edit.step <= recorded.run.score.steps {
        edits.removeFirst()
        try recorded.edit(to: edit.genome)
      }
      recorded.step(input)
      step += 1
      guard step > start else { continue }
      events += recorded.run.arena.world.events
      guard (step - start) % Self.stride == 0 else { continue }
      if screen == nil {
        let controller = RunFilmController(recorded.run)
        stage.show(controller)
        screen = controller
      }
      let elapsed = Double(Self.stride) / 60
      screen?.show(recorded.run, after: events, elapsed: elapsed)
      events = []
      stage.advance(by: elapsed)
      try film.add(stage.snapshot(), at: milliseconds(step - start - Self.stride))
    }
    return try film.finish(at: milliseconds(step - start) + Self.rest)
  }

  private func milliseconds(_ steps: Int) -> Int32 { Int32(steps * 1000 / 60) }
}
