import Foundation
import OozeCheckout
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolTests {
  static let weights = (1...9).compactMap(UIImage.SymbolWeight.init(rawValue:))

  /// Returns the covered area of the image, in pixels.
  static func ink(_ image: UIImage?) -> Int {
    image?.cgImage?.pixels.reduce(0) { $0 + Int($1.alpha) } ?? 0
  }

  /// Apple, UIImage.init(systemName:): nil if the system has no such symbol.
  @Test(arguments: [
    "", "heart.", ".fill", "HEART", "no.such.symbol", "heart.fill.fill", "ring", "fill",
    "checkmark.cicle",
  ])
  func anUnknownNameIsNil(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  /// The names that an app with tables, a toolbar and a form is likely to use.
  @Test(arguments: [
    "chevron.right", "chevron.left", "chevron.up", "chevron.down", "plus", "minus", "xmark",
    "multiply", "checkmark", "trash", "trash.fill", "gear", "gearshape", "heart", "heart.fill",
    "star", "star.fill", "person", "person.fill", "person.2", "person.crop.circle",
    "magnifyingglass", "square.and.arrow.up", "square.and.arrow.down", "square.and.pencil",
    "ellipsis", "ellipsis.circle", "info.circle", "checkmark.circle", "checkmark.circle.fill",
    "xmark.circle.fill", "plus.circle.fill", "arrow.up", "arrow.down", "arrow.left", "arrow.right",
    "arrow.clockwise", "arrow.counterclockwise", "pause", "pause.fill", "play", "play.fill",
    "stop.fill", "forward.fill", "backward.fill", "house", "house.fill", "bell", "bell.fill",
    "bookmark", "bookmark.fill", "camera", "camera.fill", "photo", "paperplane",
    "paperplane.fill", "pencil", "folder", "folder.fill", "doc", "doc.text", "doc.on.doc",
    "calendar", "clock", "clock.fill", "lock", "lock.fill", "lock.open", "eye", "eye.slash",
    "wifi", "bolt", "bolt.fill", "sun.max", "sun.max.fill", "moon", "moon.fill", "cloud",
    "cloud.fill", "location", "location.fill", "map", "mappin", "phone", "phone.fill",
    "envelope", "envelope.fill", "cart", "bag", "tag", "flag", "flag.fill", "hand.thumbsup",
    "hand.thumbsup.fill", "questionmark.circle", "exclamationmark.triangle", "list.bullet",
    "line.3.horizontal", "slider.horizontal.3", "square.grid.2x2", "globe", "link", "paperclip",
    "mic", "speaker.wave.2", "speaker.slash", "video", "gift", "creditcard", "bubble.left",
    "circle", "circle.fill", "square", "checkmark.square", "book", "lightbulb", "flame", "leaf",
    "drop", "scissors", "printer", "keyboard", "qrcode", "chart.bar", "cube", "crown",
  ])
  func commonNamesAreThere(name: String) {
    let image = UIImage(systemName: name)
    #expect(image?.isSymbolImage == true)
    #expect(Self.ink(image) > 0)
    #expect(image?.renderingMode == .automatic)
    #expect(image?.isTemplate == true)
  }

  /// The names of public sources, those of most repositories first: see `Tools/count-symbols`.
  private static func usedNames() throws -> [String] {
    let file = OozeCheckout.root.appendingPathComponent("Tools/uikit-api/symbols.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: "\t").first.map(String.init) }
  }

  @Test func the400MostUsedNamesAreDrawn() throws {
    let drawn = Set(SymbolRecipe.names)
    let names = try Self.usedNames()
    #expect(names.count > 700)
    // Two trademarks, and a name that an app misspells.
    #expect(
      names.prefix(400).filter { !drawn.contains($0) }.sorted()
        == ["applelogo", "checkmark.cicle", "swift"])
    // The others have a placeholder.
    let others = Set(names).subtracting(drawn).subtracting(["checkmark.cicle"])
    #expect(others == SymbolRecipe.undrawnNames)
  }

  @Test func aSymbolThatIsntDrawnShowsAPlaceholder() throws {
    let heights = Set(SymbolRecipe.undrawnNames.map { UIImage(systemName: $0)?.size })
    #expect(heights.count == 1)
    for name in ["applelogo", "heart.and.moon.square", "swift"] {
      let image = try #require(UIImage(systemName: name))
      #expect(Self.ink(image) > 0)
      #expect(image.isSymbolImage)
      #expect(SymbolRecipe.named(name)?.isPlaceholder == true)
    }
    for name in SymbolRecipe.names { #expect(SymbolRecipe.named(name)?.isPlaceholder == false) }
  }

  @Test func outlinesTakeTheirChangesInOrder() throws {
    // The left chevron is the right one mirrored, and the upper arrow is the left one turned clockwise.
    func box(_ name: String) throws -> CGRect {
      let parts = try #require(SymbolRecipe.named(name)).parts
      return parts.reduce(.null) { $0.union($1.path.boundingBoxOfPath) }
    }
    let (left, right) = (try box("arrowshape.left"), try box("arrowshape.right"))
    #expect(abs(left.minX + right.maxX - SymbolOutline.side) < 1e-9)
    #expect(left.minY == right.minY)
    let up = try box("arrowshape.up")
    #expect(abs(up.minY - left.minX) < 1e-9)
    #expect(abs(up.width - left.height) < 1e-9)
  }

  @Test func everySymbolFitsItsImage() {
    for name in SymbolRecipe.names {
      for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: weight)
        guard let image = UIImage(systemName: name, withConfiguration: configuration),
          let bitmap = image.cgImage
        else {
          Issue.record("\(name) has no picture")
          continue
        }
        // The margin is three quarters of a unit, so no ink reaches the outermost pixels.
        let (pixels, width, height) = (bitmap.pixels, bitmap.width, bitmap.height)
        let rows = (0..<width).allSatisfy { x in
          pixels[x].alpha == 0 && pixels[(height - 1) * width + x].alpha == 0
        }
        let clear =
          rows
          && (0..<height).allSatisfy { y in
            pixels[y * width].alpha == 0 && pixels[(y + 1) * width - 1].alpha == 0
          }
        #expect(clear, "\(name) \(weight) touches the edge of \(image.size)")
      }
    }
  }

  @Test func heavierSymbolsHaveMoreInk() {
    for name in ["plus", "heart", "gear", "xmark.circle", "magnifyingglass"] {
      let ink = Self.weights.map {
        Self.ink(
          UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: $0)))
      }
      #expect(zip(ink, ink.dropFirst()).allSatisfy(<), "\(name): \(ink)")
    }
  }

  @Test func sizeIsProportionalToPointSizeAndScale() {
    putPhoneToWork()
    for name in ["chevron.right", "heart.fill", "ellipsis"] {
      func size(_ points: CGFloat, _ scale: UIImage.SymbolScale = .medium) -> CGSize {
        UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(
            pointSize: points, weight: .regular, scale: scale))!.size
      }
      // Both are rounded up to a pixel, which is a third of a point.
      let pixel: CGFloat = 1.0 / 3
      for points in [10, 17, 24, 60] as [CGFloat] {
        #expect(abs(size(points * 2).width - 2 * size(points).width) <= 2 * pixel)
        #expect(abs(size(points * 2).height - 2 * size(points).height) <= 2 * pixel)
        #expect(size(points, .small).width < size(points).width)
        #expect(size(points, .large).width > size(points).width)
      }
      #expect(UIImage(systemName: name)!.size == size(17))
      #expect(size(17, .unspecified) == size(17))
      #expect(size(17, .default) == size(17))
    }
  }

  /// Apple, UIImage.SymbolConfiguration.init(textStyle:): follows the text size. Human Interface
  /// Guidelines, Typography: body has 17 points at Large and 53 at the largest size.
  @Test func aTextStyleFollowsTheTextSize() {
    let style = UIImage.SymbolConfiguration(textStyle: .body)
    for (category, points) in [
      (UIContentSizeCategory.extraSmall, 14), (.large, 17),
      (.accessibilityExtraExtraExtraLarge, 53),
    ] as [(UIContentSizeCategory, CGFloat)] {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let image = UIImage(
        systemName: "star", withConfiguration: style.withTraitCollection(traits))
      let fixed = UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: points))
      #expect(image?.size == fixed?.size)
    }
  }

  @Test func theLaterConfigurationWinsWhereItSaysSomething() {
    typealias Symbol = UIImage.SymbolConfiguration
    let base = Symbol(pointSize: 30, weight: .bold, scale: .large)
    #expect(base.applying(Symbol.unspecified) == base)
    #expect(Symbol.unspecified.applying(base) == base)
    #expect(
      base.applying(Symbol(weight: .thin)) == Symbol(pointSize: 30, weight: .thin, scale: .large))
    #expect(
      base.applying(Symbol(textStyle: .title1)).configurationWithoutTextStyle()
        == base.configurationWithoutPointSizeAndWeight().applying(Symbol(weight: .bold)))
    #expect(base.configurationWithoutScale() == Symbol(pointSize: 30, weight: .bold))
    #expect(
      base.configurationWithoutScale().configurationWithoutPointSizeAndWeight()
        == Symbol.unspecified)
    #expect(base.isEqual(to: Symbol(pointSize: 30, weight: .bold, scale: .large)))
    #expect(!base.isEqual(to: nil))
    let heart = UIImage(systemName: "heart")!
    let large = UIImage(systemName: "heart", withConfiguration: base)
    #expect(heart.applyingSymbolConfiguration(base) == large)
    #expect(ImageTests.sample().applyingSymbolConfiguration(base) == nil)
    #expect(heart.symbolConfiguration != nil)
    #expect(ImageTests.sample().symbolConfiguration == nil)
  }

  @Test func weightsAndFontWeightsCorrespond() {
    for weight in Self.weights { #expect(weight.fontWeight().symbolWeight() == weight) }
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    let font = UIFont.systemFont(ofSize: 22, weight: .heavy)
    #expect(
      UIImage.SymbolConfiguration(font: font)
        == UIImage.SymbolConfiguration(pointSize: 22, weight: .heavy))
  }

  // MARK: Colours

  private static func colors(_ image: CGImage?) -> Set<[UInt8]> {
    Set((image?.pixels ?? []).filter { $0.alpha == 255 }.map { [$0.red, $0.green, $0.blue] })
  }

  @Test func aTemplateTakesTheTintAndAnOriginalItsOwn() {
    let heart = UIImage(systemName: "heart.fill")!
    #expect(Self.colors(heart.bitmap(tint: .red)) == [[255, 0, 0]])
    let own = heart.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(Self.colors(own.bitmap(tint: .red)) == [[0, 255, 0]])
    let black = heart.withRenderingMode(.alwaysOriginal)
    #expect(Self.colors(black.bitmap(tint: .red)) == [[0, 0, 0]])
  }

  @Test func aPaletteColoursTheLevels() {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
    let image = UIImage(systemName: "xmark.circle.fill", withConfiguration: palette)!
    #expect(!image.isTemplate)
    let colors = Self.colors(image.bitmap(tint: .blue))
    #expect(colors.contains([255, 255, 255]))
    #expect(colors.contains([255, 0, 0]))
    #expect(!colors.contains([0, 0, 255]))
    // A symbol with one level uses the first colour.
    let heart = UIImage(systemName: "heart.fill", withConfiguration: palette)!
    #expect(Self.colors(heart.bitmap(tint: .blue)) == [[255, 255, 255]])
    // A symbol that cuts a mark out of its only level keeps it cut out.
    let trash = UIImage(systemName: "trash.fill", withConfiguration: palette)!
    #expect(Self.colors(trash.bitmap(tint: .blue)) == [[255, 255, 255]])
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(Self.colors(template.bitmap(tint: .blue)) == [[0, 0, 255]])
  }

  @Test func aHierarchyFadesTheSecondLevel() {
    let image = UIImage(
      systemName: "plus.circle",
      withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red))!
    let alphas = Set(image.bitmap(tint: nil)!.pixels.map(\.alpha))
    #expect(alphas.contains(255))
    #expect(alphas.contains(128))
  }

  @Test func coloursResolveWhereTheSymbolIsShown() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let image = UIImage(
      systemName: "heart.fill",
      withConfiguration: UIImage.SymbolConfiguration(paletteColors: [color]))!
    for (style, expected) in [(UIUserInterfaceStyle.light, [255, 0, 0]), (.dark, [0, 255, 0])]
      as [(UIUserInterfaceStyle, [UInt8])]
    {
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        #expect(Self.colors(image.bitmap(tint: nil)) == [expected])
      }
    }
  }

  // MARK: Position and configuration of symbols

  @Test func aViewPrefersWhatTheImageLeavesOpen() {
    putPhoneToWork()
    let view = UIImageView(image: UIImage(systemName: "star"))
    let plain = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(view.intrinsicContentSize.width - 2 * plain.width) <= 2.0 / 3)
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == plain)
    view.image = ImageTests.sample()
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 3))
  }

  @Test func forwardIsMirroredFromRightToLeft() {
    #expect(UIImage(systemName: "chevron.forward")!.flipsForRightToLeftLayoutDirection)
    #expect(!UIImage(systemName: "chevron.right")!.flipsForRightToLeftLayoutDirection)
    let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
    view.semanticContentAttribute = .forceRightToLeft
    view.display(view.layer)
    let back = UIImage(systemName: "chevron.backward")!.bitmap(tint: view.tintColor)!
    let shown = layerImage(view)!
    // The pixels are the same except for the rounding of a mirrored centre.
    let differences = zip(shown.pixels, back.pixels).map { abs(Int($0.alpha) - Int($1.alpha)) }
    #expect(shown.width == back.width)
    #expect(differences.max()! <= 8)
  }

  private func layerImage(_ view: UIView) -> CGImage? { view.layer.contents as! CGImage? }

  /// WWDC 2019, session 206: symbols are designed around the middle of the capitals' height. Inter
  /// replaces San Francisco here, with a capital height of 1443/2048 em.
  @Test func theSymbolsMiddleIsTheCapitals() {
    putPhoneToWork()
    for points in [11, 17, 34] as [CGFloat] {
      let image = UIImage(
        systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: points))!
      let middle = image.size.height / 2 - image.baselineOffsetFromBottom!
      #expect(abs(middle - points * 1443 / 2048 / 2) <= 1.0 / 3)
    }
    #expect(ImageTests.sample().baselineOffsetFromBottom == nil)
    let moved = ImageTests.sample().withBaselineOffset(fromBottom: 1)
    #expect(moved.baselineOffsetFromBottom == 1)
    #expect(moved.imageWithoutBaseline().baselineOffsetFromBottom == nil)
  }

  @Test func aSymbolStandsOnTheBaselineOfText() {
    putPhoneToWork()
    let label = UILabel()
    label.text = "Heart"
    let view = UIImageView(image: UIImage(systemName: "heart"))
    let stack = UIStackView(arrangedSubviews: [view, label])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.layoutIfNeeded()
    let textBaseline = label.frame.minY + label.textBaselines(in: label.bounds.size)!.first
    let symbolBaseline = view.frame.maxY - view.image!.baselineOffsetFromBottom!
    #expect(abs(textBaseline - symbolBaseline) <= 1.0 / 3)
  }

  @Test func anEnlargedSymbolIsDrawnFiner() {
    putPhoneToWork()
    let view = UIImageView(image: UIImage(systemName: "heart"))
    let own = (view.layer.contents as! CGImage?)!
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    view.layoutIfNeeded()
    let large = (view.layer.contents as! CGImage?)!
    #expect(large.width >= 600)
    #expect(large.width > own.width)
  }
}
