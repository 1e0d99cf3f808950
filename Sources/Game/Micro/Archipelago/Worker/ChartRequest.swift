/// A request for the migrants' passages after a round and for the archipelago's hash.
struct ChartRequest {
  private let plan: ArchipelagoPlan
  private let round: Int
  private var hashes: [UInt64] = []

  init(_ reader: inout SaveReader) throws(WorkerError) {
    do throws(SaveError) {
      let topology = try reader.read(Topology.self)
      let islands = try reader.readNumber(upTo: 1 << 30)
      let migrants = Int(try reader.read(UInt16.self))
      plan = ArchipelagoPlan(
        seed: try reader.read(), islands: islands, topology: topology, migrants: migrants)
      round = try reader.readRound()
      let count = try reader.readNumber(upTo: 3 * ArchipelagoPlan.maximumIslands)
      guard count <= reader.remaining / 8 else { throw reader.invalid("a count") }
      for _ in 0..<count { hashes.append(try reader.read()) }
    } catch { throw .malformed(error) }
    try WorkerMessage.end(of: reader)
    guard plan.isReasonable else {
      throw .limit(
        "An archipelago has 1 to \(ArchipelagoPlan.maximumIslands) islands with at most "
          + "\(ArchipelagoPlan.maximumMigrants) migrants each")
    }
  }

  func answer(to writer: inout SaveWriter) {
    writer.write(Archipelago.hash(ofRound: round, islands: hashes))
    let passages = plan.passages(afterRound: round)
    writer.write(UInt32(passages.count))
    for passage in passages {
      writer.write(UInt32(passage.from))
      writer.write(UInt16(passage.rank))
      writer.write(UInt32(passage.to))
    }
  }
}
