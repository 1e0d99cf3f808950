/// The impulses at contacts that last, by which the next step begins: without them a stack would have
/// to find out anew in each step what each body carries.
struct ContactMemory {
  struct Key: Hashable {
    let pair: ContactPair
    /// Which of the wall's pieces.
    let piece: Int
    let partA: Int
    let partB: Int
    let feature: Int
  }

  var impulses: [Key: (normal: Double, friction: Double)] = [:]
}
