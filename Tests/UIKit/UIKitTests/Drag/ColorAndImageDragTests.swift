import Foundation
import Stage
import Testing

@testable import UIKit

/// Colours and images as item providers, and in drags.
///
/// Source: Apple, "Understanding a drag item as a promise": NSString, NSURL, UIColor and UIImage are written and read.
@MainActor @Suite(.serialized) struct ColorAndImageDragTests {
  private static func image(_ color: UIColor, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
  }

  /// The four components of a colour, to compare colours that were written and read.
  private static func parts(_ color: UIColor?) -> [CGFloat]? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    return color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) == true
      ? [red, green, blue, alpha] : nil
  }

  // MARK: Providers

  /// An object can be loaded by each type that its data conforms to, and by its class.
  @Test func objectsAreFoundByAllThatTheyAre() {
    let providers = [
      NSItemProvider(object: UIColor.red), NSItemProvider(object: Self.image(.red)),
      NSItemProvider(object: NSString(string: "red")),
    ]
    #expect(
      providers.map(\.registeredTypeIdentifiers) == [
        ["com.apple.uikit.color"], ["public.png", "public.jpeg"], ["public.utf8-plain-text"],
      ])
    let types: [(String, [Bool])] = [
      ("com.apple.uikit.color", [true, false, false]), ("public.image", [false, true, false]),
      ("public.png", [false, true, false]), ("public.jpeg", [false, true, false]),
      ("com.compuserve.gif", [false, false, false]), ("public.text", [false, false, true]),
      ("public.content", [false, true, true]), ("public.data", [true, true, true]),
      ("public.item", [true, true, true]), ("public.movie", [false, false, false]),
    ]
    for (type, expected) in types {
      #expect(providers.map { $0.hasItemConformingToTypeIdentifier(type) } == expected, "\(type)")
    }
    #expect(providers.map { $0.canLoadObject(ofClass: UIColor.self) } == [true, false, false])
    #expect(providers.map { $0.canLoadObject(ofClass: UIImage.self) } == [false, true, false])
    #expect(providers.map { $0.canLoadObject(ofClass: String.self) } == [false, false, true])
  }

  /// Within the program the object itself is delivered: an image keeps its scale, a dynamic colour its
  /// traits.
  @Test func objectsAreHandedOverAsTheyAre() throws {
    let color = UIColor.systemBackground
    let image = Self.image(.green, scale: 3)
    nonisolated(unsafe) var loaded: [Any?] = []
    NSItemProvider(object: color).loadObject(ofClass: UIColor.self) { object, error in
      loaded += [object, error]
    }
    NSItemProvider(object: image).loadObject(ofClass: UIImage.self) { object, error in
      loaded += [object, error]
    }
    try #require(loaded.count == 4)
    #expect(loaded[1] == nil)
    #expect(loaded[3] == nil)
    #expect(loaded[0] as? UIColor === color)
    #expect(loaded[2] as? UIImage === image)
  }

  /// A colour stays the same through its data, also outside of sRGB; a pattern has no data.
  @Test func coloursAreWrittenAndRead() throws {
    let steps: [CGFloat] = [-0.25, 0, 0.125, 0.5, 1, 1.5]
    for red in steps {
      for blue in steps {
        for alpha in [CGFloat(0), 0.25, 1] {
          let color = UIColor(red: red, green: 0.75, blue: blue, alpha: alpha)
          let data = try #require(color.itemData)
          let read = try UIColor.object(
            withItemProviderData: data, typeIdentifier: "com.apple.uikit.color")
          #expect(Self.parts(read) == [red, 0.75, blue, alpha])
        }
      }
    }
    for data in [Data(), Data("red".utf8), try PropertyListEncoder().encode([0.5, 0.5])] {
      #expect(throws: (any Error).self) {
        try UIColor.object(withItemProviderData: data, typeIdentifier: "com.apple.uikit.color")
      }
    }
    nonisolated(unsafe) var code: Int?
    let pattern = NSItemProvider(object: UIColor(patternImage: Self.image(.red)))
    pattern.loadDataRepresentation(forTypeIdentifier: "com.apple.uikit.color") { data, error in
      code = data == nil ? (error as? NSError)?.code : 0
    }
    #expect(code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
  }

  /// An image is written as a file of each requested type, and read from any format that can be decoded.
  @Test(
    arguments: [
      ("public.png", [0x89, 0x50]), ("public.image", [0x89, 0x50]), ("public.data", [0x89, 0x50]),
      ("public.jpeg", [0xFF, 0xD8]), ("com.compuserve.gif", nil), ("public.text", nil),
    ] as [(String, [UInt8]?)])
  func imagesAreFiles(type: String, start: [UInt8]?) {
    let provider = NSItemProvider(object: Self.image(.blue))
    nonisolated(unsafe) var found: Data?
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in found = data }
    #expect(found.map { Array($0.prefix(2)) } == start)
    guard let found else { return }
    let received = NSItemProvider()
    received.registerDataRepresentation(
      forTypeIdentifier: start?.first == 0x89 ? "public.png" : "public.jpeg", visibility: .all
    ) { handler in
      handler(found, nil)
      return nil
    }
    nonisolated(unsafe) var image: UIImage?
    received.loadObject(ofClass: UIImage.self) { object, _ in image = object as? UIImage }
    #expect(image?.size == CGSize(width: 4, height: 3))
  }

  @Test func brokenFilesAreErrors() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.png", visibility: .all
    ) { handler in
      handler(Data("no picture".utf8), nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    nonisolated(unsafe) var code: Int?
    provider.loadObject(ofClass: UIImage.self) { object, error in
      code = object == nil ? (error as? NSError)?.code : 0
    }
    #expect(code == NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue)
  }

  /// A file has the extension of its type.
  @Test func imagesAreFilesOnTheDisk() {
    let provider = NSItemProvider(object: Self.image(.blue))
    nonisolated(unsafe) var names: [String?] = []
    for type in ["public.image", "public.jpeg"] {
      provider.loadFileRepresentation(forTypeIdentifier: type) { url, _ in
        names.append(url?.lastPathComponent)
      }
    }
    #expect(names == ["Item.png", "Item.jpeg"])
  }

  // MARK: Drags

  /// The dragged item, and the class that the drop asks for.
  enum Kind: CaseIterable, Sendable {
    case color, image, text

    @MainActor var object: any NSItemProviderWriting {
      switch self {
      case .color: UIColor.purple
      case .image: ColorAndImageDragTests.image(.purple)
      case .text: NSString(string: "purple")
      }
    }

    @MainActor var type: String {
      switch self {
      case .color: "com.apple.uikit.color"
      case .image: "public.image"
      case .text: "public.plain-text"
      }
    }

    @MainActor func canLoad(_ session: any UIDropSession) -> Bool {
      switch self {
      case .color: session.canLoadObjects(ofClass: UIColor.self)
      case .image: session.canLoadObjects(ofClass: UIImage.self)
      case .text: session.canLoadObjects(ofClass: NSString.self)
      }
    }
  }

  final class Host: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let dragged: Kind
    let wanted: Kind
    var loaded: [Any] = []
    var hasType: [Bool] = []

    init(dragged: Kind, wanted: Kind) {
      self.dragged = dragged
      self.wanted = wanted
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      (0..<2).map { _ in UIDragItem(itemProvider: NSItemProvider(object: dragged.object)) }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      hasType.append(session.hasItemsConforming(toTypeIdentifiers: [wanted.type]))
      return UIDropProposal(operation: wanted.canLoad(session) ? .copy : .cancel)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      switch wanted {
      case .color: session.loadObjects(ofClass: UIColor.self) { [weak self] in self?.loaded = $0 }
      case .image: session.loadObjects(ofClass: UIImage.self) { [weak self] in self?.loaded = $0 }
      case .text: session.loadObjects(ofClass: NSString.self) { [weak self] in self?.loaded = $0 }
      }
    }
  }

  /// A drop receives all objects of the class that it asks for, and no others.
  @Test func dropsTakeWhatTheyCanLoad() {
    let stage = Stage(device: .iPhone14Pro)
    for dragged in Kind.allCases {
      for wanted in Kind.allCases {
        let host = Host(dragged: dragged, wanted: wanted)
        let source = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
        let target = UIView(frame: CGRect(x: 40, y: 400, width: 200, height: 200))
        let drag = UIDragInteraction(delegate: host)
        drag.isEnabled = true
        source.addInteraction(drag)
        target.addInteraction(UIDropInteraction(delegate: host))
        let controller = UIViewController()
        for view in [source, target] {
          view.backgroundColor = .systemGray
          controller.view.addSubview(view)
        }
        stage.show(controller)
        stage.advance(by: 0.1)
        stage.touchDown(at: CGPoint(x: 80, y: 160))
        stage.advance(by: 0.8)
        for point in [CGPoint(x: 120, y: 300), CGPoint(x: 120, y: 500)] {
          stage.touchMove(to: point)
          stage.advance(by: 0.1)
        }
        stage.touchUp()
        stage.advance(by: 1)
        let isTaken = dragged == wanted
        #expect(host.loaded.count == (isTaken ? 2 : 0), "\(dragged) → \(wanted)")
        #expect(!host.hasType.isEmpty)
        #expect(host.hasType.allSatisfy { $0 == isTaken })
        switch wanted {
        case .color: #expect(host.loaded.allSatisfy { Self.parts($0 as? UIColor) != nil })
        case .image: #expect(host.loaded.allSatisfy { ($0 as? UIImage)?.size.width == 4 })
        case .text: #expect(host.loaded.allSatisfy { "\($0)" == "purple" })
        }
      }
    }
  }
}
