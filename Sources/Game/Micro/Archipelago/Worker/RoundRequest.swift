/// A request for an island after a round.
struct RoundRequest {
  private let round: Int
  private let steps: Int
  private let emigrants: Int
  private var island: Island
  private var migrants: [Migrant] = []

  init(_ reader: inout SaveReader) throws(WorkerError) {
    let file: [UInt8]
    var arrivals: [[UInt8]] = []
    do throws(SaveError) {
      round = try reader.readRound()
      steps = try reader.readNumber(upTo: 1 << 30)
      emigrants = Int(try reader.read(UInt16.self))
      file = try reader.readBlock()
      for _ in 0..<(try reader.read(UInt16.self)) { arrivals.append(try reader.readBlock()) }
    } catch { throw .malformed(error) }
    try WorkerMessage.end(of: reader)
    guard steps <= Island.maximumSteps else {
      throw .limit("A round has at most \(Island.maximumSteps) steps")
    }
    guard emigrants <= ArchipelagoPlan.maximumMigrants else {
      throw .limit("An island has at most \(ArchipelagoPlan.maximumMigrants) migrants")
    }
    do throws(SaveError) { island = try Island(save: file) } catch { throw .island(error) }
    for (number, bytes) in arrivals.enumerated() {
      do throws(SaveError) {
        migrants.append(try Migrant(bytes: bytes))
      } catch { throw .migrant(number, error) }
    }
  }

  func answer(to writer: inout SaveWriter) {
    var island = island
    island.run(steps: steps, admitting: migrants)
    writer.write(landing: island, round: round, emigrants: emigrants)
  }
}
