extension NSDiffableDataSourceSnapshot {
  // MARK: Adding

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    add(identifiers, at: content.sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { add(identifiers, at: index(of: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { add(identifiers, at: index(of: toIdentifier) + 1) }

  private mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
    Self.checkUnique(identifiers, "section")
    if let known = identifiers.first(where: { content.items[$0] != nil }) {
      fatalError("Section identifier \(known) is in the snapshot already")
    }
    content.insert(sections: identifiers, at: index)
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { missing(section: section) }
    return index
  }

  // MARK: Removing

  /// Deletes sections with their items; those that don't exist are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    content.remove(sections: identifiers)
    content.forgetGone()
  }

  // MARK: Moving

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  private mutating func move(
    _ section: SectionIdentifierType, to anchor: SectionIdentifierType, after: Bool
  ) {
    let from = index(of: section)
    _ = index(of: anchor)
    guard section != anchor else {
      fatalError("Invalid update: section \(section) cannot be moved beside itself")
    }
    content.moveSection(at: from, beside: anchor, after: after)
  }
}
