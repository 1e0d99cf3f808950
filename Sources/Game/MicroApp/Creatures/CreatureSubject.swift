import Micro

/// A creature that a page is about.
@available(iOS 16, *)
enum CreatureSubject: Hashable {
  /// One that is kept, by its record's identifier.
  case record(String)
  /// A seed creature, by its place.
  case seed(Int)
  /// A body that nobody keeps: an ancestor's, or what ended a run.
  case body(Genome, name: String)

  /// Its body; `nil` if it isn't kept any more.
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
