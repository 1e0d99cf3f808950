import Foundation
import Testing

@testable import UIKit

/// The objects and data that an item provider delivers.
@MainActor @Suite struct ItemProviderTests {
  /// Source: Apple, NSItemProvider: a type is also found by the types that it conforms to.
  @Test func aTextIsFoundByAllThatItIs() {
    let provider = NSItemProvider(object: NSString(string: "Wörter"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    let types = [
      ("public.utf8-plain-text", true), ("public.plain-text", true), ("public.text", true),
      ("public.data", true), ("public.item", true), ("public.image", false), ("public.url", false),
    ]
    for (type, isThere) in types {
      #expect(provider.hasItemConformingToTypeIdentifier(type) == isThere, "\(type)")
    }
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    nonisolated(unsafe) var text: String?
    provider.loadObject(ofClass: String.self) { loaded, _ in text = loaded }
    #expect(text == "Wörter")
    nonisolated(unsafe) var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { loaded, _ in data = loaded }
    #expect(data == Data("Wörter".utf8))
  }

  @Test func anAddressIsNoText() throws {
    let url = try #require(NSURL(string: "https://example.org/a?b=c"))
    let provider = NSItemProvider(object: url)
    nonisolated(unsafe) var loaded: URL?
    provider.loadObject(ofClass: URL.self) { value, _ in loaded = value }
    #expect(loaded?.absoluteString == "https://example.org/a?b=c")
  }

  @Test func whatIsMissingIsAnError() {
    let provider = NSItemProvider()
    nonisolated(unsafe) var errors: [Int] = []
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, error in
      if data == nil, let error { errors.append((error as NSError).code) }
    }
    provider.loadObject(ofClass: NSString.self) { object, error in
      if object == nil, let error { errors.append((error as NSError).code) }
    }
    #expect(errors == [-1000, -1100])
  }

  @Test func aFileIsThereUntilTheHandlerIsThrough() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "Notes"
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.json", visibility: .all
    ) { handler in
      handler(Data("{}".utf8), nil)
      return nil
    }
    nonisolated(unsafe) var name = ""
    nonisolated(unsafe) var text = ""
    nonisolated(unsafe) var place: URL?
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      guard let url else { return }
      name = url.lastPathComponent
      text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      place = url
    }
    #expect(name == "Notes.json")
    #expect(text == "{}")
    #expect(!FileManager.default.fileExists(atPath: try #require(place).path))
  }
}
