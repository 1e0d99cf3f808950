import Foundation
import Testing
import UniformTypeIdentifiersForLinux

/// Item providers with uniform types, as in iOS 16.
///
/// Source: Apple, NSItemProvider+UTType.h.
struct TypedProviderTests {
  @Test func dataIsFoundByWhatItsTypeConformsTo() {
    let provider = NSItemProvider()
    for (type, text) in [(UTType.json, "{}"), (.plainText, "plain")] {
      provider.registerDataRepresentation(for: type) { handler in
        handler(Data(text.utf8), nil)
        return nil
      }
    }
    #expect(provider.registeredContentTypes == [.json, .plainText])
    #expect(provider.registeredContentTypes(conformingTo: .text) == [.json, .plainText])
    #expect(provider.registeredContentTypes(conformingTo: .plainText) == [.plainText])
    #expect(provider.registeredContentTypesForOpenInPlace == [])
    let expected: [(UTType, String?)] = [
      (.json, "{}"), (.plainText, "plain"), (.text, "{}"), (.data, "{}"), (.image, nil),
      (.utf8PlainText, nil),
    ]
    for (type, text) in expected {
      nonisolated(unsafe) var found: String?
      provider.loadDataRepresentation(for: type) { data, _ in
        found = data.map { String(decoding: $0, as: UTF8.self) }
      }
      #expect(found == text, "\(type)")
      #expect(provider.hasItemConformingToTypeIdentifier(type.identifier) == (text != nil))
    }
  }

  @Test(arguments: [true, false]) func filesAreOpenedInPlaceWhereBothWantIt(inPlace: Bool) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, conformingTo: .commaSeparatedText)
    try Data("a,b".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider(contentsOf: file, contentType: nil, openInPlace: inPlace)
    #expect(provider.registeredContentTypes == [.commaSeparatedText])
    #expect(provider.registeredContentTypesForOpenInPlace == (inPlace ? [.commaSeparatedText] : []))
    #expect(provider.suggestedName == file.deletingPathExtension().lastPathComponent)
    for asks in [true, false] {
      nonisolated(unsafe) var url: URL?
      nonisolated(unsafe) var isOwn = !(asks && inPlace)
      nonisolated(unsafe) var text: String?
      provider.loadFileRepresentation(for: .text, openInPlace: asks) { found, isInPlace, _ in
        url = found
        isOwn = isInPlace
        text = found.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      }
      #expect(text == "a,b")
      #expect(isOwn == (asks && inPlace))
      #expect((url == file) == (asks && inPlace))
      #expect(url?.pathExtension == "csv")
    }
    #expect(
      NSItemProvider(contentsOf: file, contentType: .json).registeredContentTypes == [.json])
  }

  /// An app can load a type that it registered, whether it is declared or not.
  @Test func undeclaredTypesAreThere() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "org.example.pike", visibility: .all
    ) { _ in nil }
    #expect(provider.registeredContentTypes.map(\.identifier) == ["org.example.pike"])
  }
}
