import Micro

/// The creature of a page.
@available(iOS 16, *)
enum CreatureSubject: Hashable {
  /// A kept creature, by its record's identifier.
  case record(String)
  /// A seed creature, by its index.
  case seed(Int)
  /// A body that isn't kept: an ancestor's, or a killer's.
  case body(Genome, name: String)

  /// Returns its body; `nil` if it is no longer kept.
  @MainActor func genome(in store: Store) -> Genome? {
    switch self {
    case .record(let id): store.creature(id)?.genome
    case .seed(let place): SeedCreatures.all[place]
    case .body(let genome, _): genome
    }
  }

  @MainActor func name(in store: Store) -> String {
    switch self {
    case .record(let id): store.creature(id)?.name ?? ""
    case .seed(let place): SeedCreatures.all[place].name.description
    case .body(_, let name): name
    }
  }

  @MainActor func record(in store: Store) -> CreatureRecord? {
    guard case .record(let id) = self else { return nil }
    return store.creature(id)
  }
}
