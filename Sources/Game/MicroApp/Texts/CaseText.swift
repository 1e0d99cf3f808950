/// A text for each case of another enumeration: its keys are those cases.
///
///     texts[CellNameText(.mouth)]  // "Mouth"
@available(iOS 16, *)
protocol CaseText: TextKey {
  associatedtype Subject: CaseIterable, Hashable, Sendable

  /// The subject of the text.
  var subject: Subject { get }
  init(subject: Subject)
}

@available(iOS 16, *)
extension CaseText {
  init(_ subject: Subject) { self.init(subject: subject) }

  static var allCases: [Self] { Subject.allCases.map(Self.init) }

  var rawValue: String { "\(subject)" }

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }
}
