import Stage
import Testing

@testable import UIKit

/// The layout of visual format strings; the numbers are sums of those in the strings.
@MainActor @Suite struct VisualFormatTests {
  @MainActor private struct Scene {
    /// Its interface decides the reading direction.
    private let stage = Stage(device: .iPhone14Pro)
    let root = island(300, 200)
    let a: ContentView
    let b: ContentView

    init() {
      a = root.adding(ContentView(40, 20))
      b = root.adding(ContentView(60, 30))
    }

    func lay(
      _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
      metrics: [String: Any]? = nil
    ) {
      for view in [root, a, b] { NSLayoutConstraint.deactivate(view.constraints) }
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics,
            views: ["a": a, "b": b]))
      }
      root.layoutIfNeeded()
    }
  }

  @Test func `rows and columns with distances`() {
    let scene = Scene()
    scene.lay("H:|-10-[a]-5-[b]", "V:|-7-[a]-3-[b]")
    #expect(scene.a.frame == CGRect(x: 10, y: 7, width: 40, height: 20))
    #expect(scene.b.frame == CGRect(x: 55, y: 30, width: 60, height: 30))
    scene.lay("[a]-(-5)-[b]|", "V:[a][b]-1-|")
    #expect(scene.b.frame == CGRect(x: 240, y: 169, width: 60, height: 30))
    #expect(scene.a.frame == CGRect(x: 205, y: 149, width: 40, height: 20))
  }

  /// "-" is 8 points between siblings, and the superview's margin at its edges, which is 8 too
  /// unless it is set.
  @Test func `standard distances`() {
    let scene = Scene()
    scene.root.layoutMargins = UIEdgeInsets(top: 1, left: 16, bottom: 4, right: 32)
    scene.lay("|-[a]-[b]-|", "V:|-[a]-[b]-|")
    #expect(scene.a.frame.minX == 16)
    #expect(scene.b.frame.minX - scene.a.frame.maxX == 8)
    #expect(scene.b.frame.maxX == 268)
    #expect(scene.a.frame.minY == 1)
    #expect(scene.b.frame.maxY == 196)
  }

  @Test func `sizes, metrics and priorities`() {
    let scene = Scene()
    scene.lay(
      "|-gap-[a(>=wide,<=100)][b(==a)]", "V:|[a(tall@high)]",
      metrics: ["gap": 12, "wide": CGFloat(70), "tall": 44.0, "high": UILayoutPriority(760)])
    #expect(scene.a.frame == CGRect(x: 12, y: 0, width: 70, height: 44))
    #expect(scene.b.frame.width == 70)
    scene.lay("|[a(100@249)]", "V:|[a(100@751)]")
    #expect(scene.a.frame.size == CGSize(width: 40, height: 100))
    let constraint = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(5@300.5)]", metrics: nil, views: ["a": scene.a])[0]
    #expect(constraint.priority == UILayoutPriority(300.5))
  }

  /// Mirror images: a string read from the other end, with the other direction.
  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.directionLeftToRight, false), (.directionRightToLeft, true),
    (.directionLeadingToTrailing, false),
  ])
  func `directions`(direction: NSLayoutConstraint.FormatOptions, isMirrored: Bool) {
    let scene = Scene()
    for isRightToLeft in [false, true] {
      for view in [scene.root, scene.a, scene.b] {
        view.semanticContentAttribute =
          isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      }
      let follows = direction == .directionLeadingToTrailing
      let runsLeft = follows ? isRightToLeft : isMirrored
      scene.lay("|-10-[a]-(>=5)-[b]-(20)-|", options: direction)
      #expect(scene.a.frame.minX == (runsLeft ? 250 : 10))
      #expect(scene.b.frame.minX == (runsLeft ? 20 : 220))
      scene.lay("|-10-[a]-(<=5)-[b]", options: direction)
      let gap = runsLeft ? 250 - scene.b.frame.maxX : scene.b.frame.minX - 50
      #expect(gap <= 5)
    }
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllTop, NSLayoutConstraint.Attribute.top),
    (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline),
    (.alignAllFirstBaseline, .firstBaseline), (.alignAllLeft, .left), (.alignAllRight, .right),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
  ])
  func `alignment`(
    option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute
  ) throws {
    let scene = Scene()
    let views: [String: Any] = ["a": scene.a, "b": scene.b]
    let isUpright = attribute.family == .horizontal
    let format = (isUpright ? "V:" : "H:") + "[a][b]"
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: option, metrics: nil, views: views)
    #expect(constraints.count == 2)
    let last = try #require(constraints.last)
    #expect(last.firstAttribute == attribute)
    #expect(last.secondAttribute == attribute)
    #expect(last.firstItem === scene.a)
    #expect(last.secondItem === scene.b)
    #expect(option.rawValue == 1 << UInt(attribute.rawValue))
    // An edge can't be shared along its own axis.
    let wrong = try VisualFormatParser.parse((isUpright ? "H:" : "V:") + "[a][b]")
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatBuilder.constraints(wrong, option, metrics: [:], views: views)
    }
    #expect(
      error?.reason
        == (isUpright
          ? "Options mask required views to be aligned on a vertical edge, "
            + "which is not allowed for layout that is also horizontal."
          : "Options mask required views to be aligned on a horizontal edge, "
            + "which is not allowed for layout that is also vertical."))
  }

  @Test func `distances between baselines`() {
    let scene = Scene()
    let constraint = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-30-[b]", options: .spacingBaselineToBaseline, metrics: nil,
      views: ["a": scene.a, "b": scene.b])[0]
    #expect(constraint.firstAttribute == .firstBaseline)
    #expect(constraint.firstItem === scene.b)
    #expect(constraint.secondAttribute == .lastBaseline)
    #expect(constraint.secondItem === scene.a)
    #expect(constraint.constant == 30)
  }

  @Test func `guides take part`() {
    let scene = Scene()
    let guide = UILayoutGuide()
    scene.root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-20-[guide(30)][a]", metrics: nil,
        views: ["guide": guide, "a": scene.a]))
    scene.root.layoutIfNeeded()
    #expect(scene.a.frame.minX == 50)
  }

  /// For an unknown name the caret is behind the name; for a `|` without a superview it is behind the
  /// view, as in reports from iOS 7 and 8.
  @Test func `names that stand for nothing`() throws {
    let orphan = UIView()
    let scene = Scene()
    for (text, reason, position) in [
      ("H:|[mainView]|", "mainView is not a key in the views dictionary.", 12),
      (
        "H:|-(>=50)-[orphan(100)]",
        "Unable to interpret '|' character, because the related view doesn't have a superview", 24
      ),
      (
        "|[orphan]|",
        "Unable to interpret '|' character, because the related view doesn't have a superview", 9
      ),
      (
        "|-margiin-[a]",
        "Encountered metric with name \"margiin\", but value was not specified in metrics or views "
          + "dictionaries", 9
      ),
      ("[number]", "number isn't a view or a layout guide.", 7),
      ("[a(text)]", "The metric text isn't a number.", 7),
      ("[a(5@0)]", "A constraint's priority is above 0 and at most 1000, not 0.0.", 8),
    ] {
      let format = try VisualFormatParser.parse(text)
      let error = #expect(throws: VisualFormatError.self) {
        try VisualFormatBuilder.constraints(
          format, [], metrics: ["text": "5"],
          views: ["orphan": orphan, "a": scene.a, "number": 5])
      }
      #expect(error?.reason == reason)
      #expect(error?.position == position, "\(text)")
    }
  }

  @Test func `a malformed string traps with the place`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[a-|", metrics: nil, views: ["a": UIView()])
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Expected a ']' here. That is how you give the end of a view."))
    #expect(output.contains("H:|-[a-| \n      ^"))
  }
}
