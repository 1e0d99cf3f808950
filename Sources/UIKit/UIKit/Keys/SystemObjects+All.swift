extension SystemObjects {
  /// Registers the properties of all classes.
  static func registerAll() {
    registerAccessibility()
    registerApplication()
    registerCollections()
    registerContent()
    registerControllers()
    registerControls()
    registerDrag()
    registerDynamics()
    registerEvents()
    registerFocus()
    registerKeyboard()
    registerScrolling()
    registerSearch()
    registerStoryboards()
    registerTables()
    registerText()
    registerViews()
  }

  /// The classes of the elements in Interface Builder files.
  static let elements: [String: AnyClass] = Dictionary(
    uniqueKeysWithValues: [
      elementsOfCollections, elementsOfControllers, elementsOfControls,
      elementsOfEvents, elementsOfScrolling, elementsOfSearch, elementsOfTables, elementsOfText,
      elementsOfViews,
    ].joined().map { ($0.key, $0.value) })

  /// The classes whose properties archives keep.
  static let archivedClasses =
    archivedViews + archivedTexts + archivedControls + archivedScrollViews + archivedCollections
    + archivedCells
}
