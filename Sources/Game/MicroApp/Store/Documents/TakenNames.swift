/// The names in a folder, listed once however many files are put aside there.
@available(iOS 16, *)
struct TakenNames {
  private var names: Set<String> = []
  private var isListed = false

  /// Takes the first name that is free for a file that is put aside: `settings.damaged-1`.
  mutating func take(for name: String, in shelf: Shelf) throws(DiskError) -> String {
    if !isListed {
      names = Set(try shelf.disk.names(in: shelf.folder))
      isListed = true
    }
    var number = 1
    while !names.insert("\(name).damaged-\(number)").inserted { number += 1 }
    return "\(name).damaged-\(number)"
  }
}
