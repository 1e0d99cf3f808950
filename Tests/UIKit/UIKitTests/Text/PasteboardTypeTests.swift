import Foundation
import Testing

@testable import UIKit

/// Tests of requests for types that an item's types conform to.
///
/// Sources: Apple, `UIPasteboard`, "Pasteboard data type representations"; the types of an image that was added as an
/// object are those in UTIKit's issue 13.
@MainActor @Suite(.serialized) struct PasteboardTypeTests {
  private let board = UIPasteboard.withUniqueName()

  /// An image at scale 1, because data doesn't contain the scale.
  private let image: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 5, height: 2), format: format).image {
      UIColor.orange.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
    }
  }()

  /// The values on the pasteboard, their types, and the requested types that they match.
  private var kinds: [(name: String, item: [String: Any], answers: Set<String>)] {
    [
      ("text", ["public.utf8-plain-text": "a"], ["public.plain-text", "public.text"]),
      ("data of a text", ["public.html": Data("<p>".utf8)], ["public.html", "public.text"]),
      ("address", ["public.url": URL(string: "https://example.org")!], ["public.url"]),
      ("file", ["public.png": image.pngData()!], ["public.png", "public.image"]),
      ("image", ["public.image": image], ["public.png", "public.jpeg", "public.image"]),
      ("colour", ["com.apple.uikit.color": UIColor.orange], ["com.apple.uikit.color"]),
      ("own", ["org.example.pike": Data([1])], ["org.example.pike"]),
    ]
  }

  private let asked = [
    "public.plain-text", "public.text", "public.html", "public.url", "public.png", "public.jpeg",
    "public.image", "com.apple.uikit.color", "org.example.pike", "com.adobe.pdf",
  ]

  @Test func typesAnswerToWhatTheyAreAKindOf() {
    defer { UIPasteboard.remove(withName: board.name) }
    board.items = kinds.map(\.item)
    for (place, kind) in kinds.enumerated() {
      let set = IndexSet(integer: place)
      for type in asked {
        let isThere = kind.answers.contains(type)
        #expect(
          board.contains(pasteboardTypes: [type], inItemSet: set) == isThere,
          "\(kind.name): \(type)")
        #expect(board.values(forPasteboardType: type, inItemSet: set)?.isEmpty == !isThere)
        #expect(board.data(forPasteboardType: type, inItemSet: set)?.isEmpty == !isThere)
      }
    }
    for type in asked {
      let places = kinds.indices.filter { kinds[$0].answers.contains(type) }
      #expect(board.itemSet(withPasteboardTypes: [type]) == IndexSet(places), "\(type)")
    }
  }

  /// Without a set, only the first item counts.
  @Test func theFirstItem() {
    defer { UIPasteboard.remove(withName: board.name) }
    for kind in kinds {
      board.items = [kind.item, ["com.adobe.pdf": Data([2])]]
      for type in asked {
        let isThere = kind.answers.contains(type)
        #expect(board.contains(pasteboardTypes: [type]) == isThere, "\(kind.name): \(type)")
        #expect((board.value(forPasteboardType: type) != nil) == isThere)
        #expect((board.data(forPasteboardType: type) != nil) == isThere)
      }
    }
  }

  /// An image is a file of the requested type.
  @Test func imagesAreFilesOfTheirType() {
    defer { UIPasteboard.remove(withName: board.name) }
    board.image = image
    for (type, start) in [
      ("public.png", [0x89, 0x50]), ("public.image", [0x89, 0x50]), ("public.jpeg", [0xFF, 0xD8]),
    ] as [(String, [UInt8])] {
      #expect(board.data(forPasteboardType: type).map { Array($0.prefix(2)) } == start)
    }
  }

  /// Data that an app adds under a type is read as that type.
  @Test func dataIsReadAsItsKind() throws {
    defer { UIPasteboard.remove(withName: board.name) }
    let cases: [(String, Data, [Bool])] = [
      ("public.png", try #require(image.pngData()), [true, false, false, false]),
      (
        "public.jpeg", try #require(image.jpegData(compressionQuality: 1)),
        [
          true, false, false, false,
        ]
      ),
      ("public.plain-text", Data("a".utf8), [false, true, false, false]),
      ("public.swift-source", Data("a".utf8), [false, true, false, false]),
      ("public.url", Data("https://example.org".utf8), [false, true, true, false]),
      (
        "com.apple.uikit.color", try #require(UIColor.orange.itemData),
        [
          false, false, false, true,
        ]
      ),
      ("org.example.pike", Data([1]), [false, false, false, false]),
    ]
    for (type, data, expected) in cases {
      board.setData(data, forPasteboardType: type)
      #expect(
        [board.image != nil, board.string != nil, board.url != nil, board.color != nil]
          == expected, "\(type)")
      #expect(
        [board.hasImages, board.hasStrings, board.hasURLs, board.hasColors] == expected, "\(type)")
    }
  }

  /// Objects can be written to and read from providers.
  @Test func objectsGoThereAndBack() {
    let other = UIPasteboard.withUniqueName()
    defer { for one in [board, other] { UIPasteboard.remove(withName: one.name) } }
    board.setObjects([image, UIColor.orange, NSString(string: "a")])
    #expect(board.numberOfItems == 3)
    #expect(board.images?.map(\.size) == [CGSize(width: 5, height: 2)])
    #expect(board.colors?.map { $0.cgColor.rgba.green } == [UIColor.orange.cgColor.rgba.green])
    #expect(board.strings == ["a"])
    other.itemProviders = board.itemProviders
    #expect(other.images?.map(\.size) == [CGSize(width: 5, height: 2)])
    #expect(other.colors?.count == 1)
    #expect(other.strings == ["a"])
    other.setObjects(["b", "c"])
    #expect(other.strings == ["b", "c"])
    other.setObjects([URL(string: "https://example.org")!], localOnly: true, expirationDate: nil)
    #expect(other.urls?.map(\.absoluteString) == ["https://example.org"])
  }
}
