/// A genome is written at its first occurrence, and as its number at all later ones.
extension Genome: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(genome: self) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self = reader.genomes.genomes[try reader.readGenome()]
  }
}

/// The genomes of a save so far.
struct WrittenGenomes {
  fileprivate var hashes: [UInt64] = []
  /// The range of each genome's bytes.
  fileprivate var places: [Range<Int>] = []
}

extension SaveWriter {
  /// Writes a genome. O(size of the genome + genomes so far).
  fileprivate mutating func write(genome: Genome) {
    var part = SaveWriter()
    part.write(CompactGenome(genome: genome))
    let hash = SaveFormat.checksum(part.bytes[...])
    for index in genomes.hashes.indices
    where genomes.hashes[index] == hash && bytes[genomes.places[index]] == part.bytes[...] {
      return write(varint: UInt64(index + 1))
    }
    write(varint: 0)
    genomes.hashes.append(hash)
    genomes.places.append(bytes.count..<(bytes.count + part.bytes.count))
    write(bytes: part.bytes)
  }
}

/// The genomes of a save so far, with the bodies that were requested.
struct ReadGenomes {
  fileprivate(set) var genomes: [Genome] = []
  fileprivate var plans: [BodyPlan?] = []
}

extension SaveReader {
  /// Reads a genome's number, and the genome at its first occurrence.
  mutating func readGenome() throws(SaveError) -> Int {
    let number = try readVarint()
    guard number <= UInt64(genomes.genomes.count) else { throw invalid("a genome's number") }
    if number > 0 { return Int(number) - 1 }
    genomes.genomes.append(try read(CompactGenome.self).genome)
    genomes.plans.append(nil)
    return genomes.genomes.count - 1
  }

  /// Returns the body that develops from a genome, made once for all creatures that have it.
  mutating func plan(ofGenome number: Int) throws(SaveError) -> BodyPlan {
    if let plan = genomes.plans[number] { return plan }
    do {
      let plan = try BodyPlan(genomes.genomes[number])
      genomes.plans[number] = plan
      return plan
    } catch {
      throw invalid("a genome")
    }
  }
}
