/// The impulses at lasting contacts, from which the next step starts. Without them a stack would have to work
/// out again in each step what each body carries.
struct ContactMemory {
  struct Key: Hashable {
    let pair: ContactPair
    /// The index of the wall's piece.
    let piece: Int
    let partA: Int
    let partB: Int
    let feature: Int
  }

  var impulses: [Key: (normal: Double, friction: Double)] = [:]
}
