import Foundation
import QuartzCore
import Stage
import Testing
import WireMonkey

@testable import StageBrowser

/// The page's scripts and the server read and write the same bytes, in every field.
@MainActor @Suite(.serialized) struct WireInBrowserTests {
  /// A layer as the page stores it: numbers in the units of the page protocol, colours in bytes.
  private struct SeenLayer: Codable, Equatable {
    var id: UInt32
    var units: [Int64]
    var children: [UInt32]
    var whole: [UInt64]
    var numbers: [Double]
    var colors: [[UInt8]?]
    var has: [Bool]

    init(_ id: UInt32, _ layer: WireLayer) {
      self.id = id
      units =
        layer.boundsOrigin + layer.boundsSize + layer.position
        + [layer.cornerRadius, layer.borderWidth]
      children = layer.children
      whole = [UInt64(layer.flags), layer.contents, UInt64(layer.mask ?? 0), UInt64(layer.gravity)]
      let floats = [
        [layer.opacity], layer.anchor, layer.contentsRect, layer.contentsCenter,
        [layer.contentsScale, layer.z], layer.transform, layer.sublayerTransform,
      ]
      numbers = floats.joined().map(Double.init)
      colors = [layer.backgroundColor, layer.borderColor]
      has = [layer.shadow, layer.content, layer.backdrop, layer.pattern].map { $0 != [0] }
    }
  }

  private struct Seen: Codable {
    var remaining: Int
    var layers: [SeenLayer]
  }

  /// Layers with a value in every field, which no other scene has.
  private static let everything = LayerScene("everything") { root in
    let layer = CALayer()
    layer.bounds = CGRect(x: 3, y: -4.5, width: 120, height: 80)
    layer.position = CGPoint(x: 100, y: 90.25)
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    layer.anchorPointZ = 2
    layer.zPosition = 7
    layer.sublayerTransform = CATransform3DMakeScale(0.5, 2, 3)
    layer.transform = CATransform3DMakeRotation(0.3, 1, 2, 3)
    layer.isDoubleSided = false
    layer.isGeometryFlipped = true
    layer.contentsGravity = .bottomLeft
    layer.contentsScale = 2.5
    layer.contentsRect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    layer.contentsCenter = CGRect(x: 0.25, y: 0.125, width: 0.5, height: 0.75)
    layer.borderWidth = 1.5
    layer.borderColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25)
    layer.addSublayer(CALayer())
    let mask = CALayer()
    mask.frame = layer.bounds
    layer.mask = mask
    root.addSublayer(layer)
  }

  @Test("the page reads every field of a layer as it was written")
  func frames() async throws {
    var fields: LayerFields = []
    try await CanvasPage.with(.iPhoneSE) { _, url in
      try await Browser.with(width: 800, height: 700, pixelRatio: 1) { browser in
        try await browser.open(url)
        for scene in LayerScenes.all + [Self.everything] {
          let tree = scene.tree(size: CGSize(width: 375, height: 667), scale: 2)
          var encoder = FrameEncoder()
          let data = encoder.encode(tree)
          var page = WirePage()
          _ = try page.apply(data)
          let seen = try await read(data, browser)
          #expect(seen.remaining == 0, "\(scene.name)")
          let expected = page.layers.sorted { $0.key < $1.key }.map { SeenLayer($0.key, $0.value) }
          #expect(seen.layers == expected, "\(scene.name)")
          fields.formUnion(Self.fields(of: tree.root))
        }
      }
    }
    #expect(fields == .all)
  }

  private static func fields(of node: LayerNode) -> LayerFields {
    var fields = LayerFields(from: LayerProperties(), to: node.properties)
    if !node.children.isEmpty { fields.insert(LayerFields(.children)) }
    if let mask = node.mask {
      fields.insert(LayerFields(.mask))
      fields.formUnion(Self.fields(of: mask))
    }
    for child in node.children { fields.formUnion(Self.fields(of: child)) }
    return fields
  }

  private func read(_ data: Data, _ browser: Browser) async throws -> Seen {
    let text = try await browser.runAsync(
      """
      const done = arguments[arguments.length - 1];
      const load = (name) => import(new URL(name, document.baseURI));
      Promise.all(["layers.js", "images.js", "reader.js"].map(load)).then((modules) => {
        const [{ LayerTree }, { ImageStore }, { Reader }] = modules;
        const bytes = Uint8Array.from(atob("\(data.base64EncodedString())"), (c) => c.charCodeAt(0));
        const reader = new Reader(bytes.buffer);
        reader.byte();
        const tree = new LayerTree(new ImageStore());
        tree.apply(reader);
        const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
        const bytesOf = (c) => c && [c.red, c.green, c.blue, Math.round(c.alpha * 255)];
        const layers = [...tree.layers.values()].sort((a, b) => a.id - b.id).map((layer) => ({
          id: layer.id,
          units: [layer.x, layer.y, layer.width, layer.height, layer.px, layer.py,
            layer.cornerRadius, layer.borderWidth].map((value) => Math.round(value * 768)),
          children: layer.children,
          whole: [layer.flags, layer.contents, layer.mask, layer.gravity],
          numbers: [layer.opacity, ...layer.anchor, ...layer.contentsRect, ...layer.contentsCenter,
            layer.contentsScale, layer.z, ...layer.transform ?? identity,
            ...layer.sublayerTransform ?? identity],
          colors: [layer.backgroundColor, layer.borderColor].map(bytesOf),
          has: [layer.shadow, layer.content, layer.backdrop, layer.pattern].map(Boolean),
        }));
        done(JSON.stringify({ remaining: reader.remaining, layers }));
      }).catch((error) => done(String(error.stack)));
      """)
    let json = try #require(text as? String)
    return try #require(
      try? JSONDecoder().decode(Seen.self, from: Data(json.utf8)), "\(json.prefix(300))")
  }

  /// The page's messages, as its script writes them, with the values that the server reads.
  private static let messages: [(script: String, message: ClientMessage)] =
    [
      ("acknowledge(300, 16.5)", .acknowledge(frame: 300, milliseconds: 16.5)),
      (
        "wheel(1.5, -2, 3, -40, false, 5)",
        .wheel(
          ClientMessage.Wheel(
            location: CGPoint(x: 1.5, y: -2), delta: CGVector(dx: 3, dy: -40), milliseconds: 5))
      ),
      (
        "wheel(1.5, -2, 3, -40, true, 5)",
        .wheel(
          ClientMessage.Wheel(
            location: CGPoint(x: 1.5, y: -2), delta: CGVector(dx: 3, dy: -40), isContinuous: true,
            milliseconds: 5))
      ),
      (
        "hover([4, 5.5], 6)",
        .hover(ClientMessage.Hover(location: CGPoint(x: 4, y: 5.5), milliseconds: 6))
      ),
      ("hover(null, 7)", .hover(ClientMessage.Hover(location: nil, milliseconds: 7))),
      (
        "key(true, modifiers.shift | modifiers.command, \"é\", \"KeyE\")",
        .key(
          ClientMessage.Key(isDown: true, modifiers: [.shift, .command], key: "é", code: "KeyE"))
      ),
      (
        "key(false, modifiers.control | modifiers.option, \"a\", \"KeyA\")",
        .key(
          ClientMessage.Key(isDown: false, modifiers: [.control, .option], key: "a", code: "KeyA"))
      ),
    ]
    + ClientMessage.Pointer.Phase.allCases.map { phase in
      (
        "pointer(\"\(phase)\", 70000, 8.25, -9, 10)",
        .pointer(
          ClientMessage.Pointer(
            phase: phase, identifier: 70_000, location: CGPoint(x: 8.25, y: -9), milliseconds: 10))
      )
    }
    + ClientMessage.Setting.Name.allCases.map { name in
      ("setting(\"\(name)\", \"x\")", .setting(ClientMessage.Setting(name: name, value: "x")))
    }
    + ClientMessage.Text.Purpose.allCases.map { purpose in
      (
        "text(\"\(purpose)\", \"日本\", 1, 2)[0]",
        .text(
          ClientMessage.Text(purpose: purpose, isLast: true, selection: 1..<2, piece: "日本"))
      )
    }
    + zip(
      ["activate", "increment", "decrement", "escape", "focus"],
      [AccessibilityCenter.Request.activate, .increment, .decrement, .escape, .focus]
    ).map { name, request in
      (
        "element(\"\(name)\", 200)",
        .element(ClientMessage.Element(request: request, number: 200))
      )
    }
    + zip(
      ["right", "left", "up", "down", "next", "previous"],
      [UIAccessibilityScrollDirection.right, .left, .up, .down, .next, .previous]
    ).map { name, direction in
      (
        "element(\"scroll\", 200, scrolls.\(name))",
        .element(ClientMessage.Element(request: .scroll(direction), number: 200))
      )
    }
    + [
      (
        "element(\"custom\", 200, 3)",
        .element(ClientMessage.Element(request: .custom(3), number: 200))
      )
    ]

  @Test("every message that the page writes is read as it was meant")
  func messages() async throws {
    let calls = Self.messages.map { "m.\($0.script)" } + ["m.hello(\"token\")", "m.resize()"]
    let answer = try await CanvasPage.with(.iPhoneSE) { _, url in
      try await Browser.with(width: 800, height: 700, pixelRatio: 2) { browser in
        try await browser.open(url)
        return try await browser.runAsync(
          """
          const done = arguments[arguments.length - 1];
          const load = (name) => import(new URL(name, document.baseURI));
          Promise.all(["writer.js", "wire.js"].map(load)).then(([m, { modifiers, scrolls }]) => {
            const bytes = [\(calls.joined(separator: ", "))];
            done(bytes.map((buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))));
          }).catch((error) => done([String(error.stack)]));
          """) as? [String]
      }
    }
    let written = try #require(answer)
    try #require(written.count == calls.count, "\(written)")
    let read = try written.map {
      try ClientMessage(decoding: try #require(Data(base64Encoded: $0), "\($0)"))
    }
    for (message, expected) in zip(read, Self.messages) {
      #expect(message == expected.message, "\(expected.script)")
    }
    guard case .hello(ClientMessage.version, "token", let viewport) = read[calls.count - 2],
      case .resize(viewport) = read[calls.count - 1]
    else {
      Issue.record("\(read.suffix(2))")
      return
    }
    #expect(viewport.pixelRatio == 2)
    let kinds = Set(read.map { $0.encoded()[0] })
    #expect(kinds == Set(ClientMessage.Kind.allCases.map(\.rawValue)))
  }
}
