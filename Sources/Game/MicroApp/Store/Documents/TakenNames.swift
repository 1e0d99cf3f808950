/// The names in a folder, which is listed only once however many files are set aside there.
@available(iOS 16, *)
struct TakenNames {
  private var names: Set<String> = []
  private var isListed = false

  /// Takes the first free name for a file that is set aside: `settings.damaged-1`.
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
