import Stage
import Testing

/// Constraints on baselines, for each kind of view, each pair of baselines and each relation.
///
/// Apple, "forFirstBaselineLayout" and "forLastBaselineLayout": Auto Layout uses the baseline of the view that they
/// return; of several lines of text the first baseline is that of the topmost line, the last that of the bottommost. A view
/// without a baseline has its top edge and its bottom edge. The tests compute the lines from the fonts (Apple, `UIFont`)
/// and from the frames of the texts after the layout.
@MainActor @Suite struct BaselineGridTests {
  private let stage = Stage(device: .iPhone14Pro)
  /// Frames and texts are each rounded to a pixel of a third of a point.
  private static let tolerance: CGFloat = 2.0 / 3 + 1e-4

  enum Kind: String, CaseIterable, Sendable {
    case label, lines, emptyLabel, button, configured, field, textView, scrolling, plain, symbol
    case column, row, container

    /// Whether additional height goes half above the text and half below it.
    var centersText: Bool {
      switch self {
      case .label, .lines, .emptyLabel, .button, .field: true
      default: false
      }
    }

    @MainActor func make() -> UIView {
      func text(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
      }
      switch self {
      case .label: return text("Label")
      case .lines: return text("one\ntwo\nthree")
      case .emptyLabel: return UILabel()
      case .button:
        let button = UIButton(type: .system)
        button.setTitle("Lap", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        return button
      case .configured:
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = "and subtitle"
        return UIButton(configuration: configuration)
      case .field:
        let field = UITextField()
        field.text = "Field"
        field.font = .systemFont(ofSize: 17)
        return field
      case .textView, .scrolling:
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "first\nsecond"
        view.isScrollEnabled = self == .scrolling
        return view
      case .plain: return ContentView(40, 30)
      case .symbol: return UIImageView(image: UIImage(systemName: "heart"))
      case .column, .row:
        let stack = UIStackView(arrangedSubviews: [text("one"), text("two")])
        stack.axis = self == .column ? .vertical : .horizontal
        return stack
      case .container: return CaptionedView(text("Caption"))
      }
    }
  }

  /// A view with a text in it whose baseline it passes on.
  private final class CaptionedView: UIView {
    let caption: UILabel

    init(_ caption: UILabel) {
      self.caption = caption
      super.init(frame: .zero)
      adding(caption)
      NSLayoutConstraint.activate([
        caption.topAnchor.constraint(equalTo: topAnchor, constant: 11),
        caption.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
        caption.leadingAnchor.constraint(equalTo: leadingAnchor),
        caption.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override var forLastBaselineLayout: UIView { caption }
  }

  // MARK: Baselines after the layout

  /// Returns the baselines in the coordinates of the root, from the frames after the layout.
  private func baselines(of view: UIView, in root: UIView) -> (first: CGFloat, last: CGFloat) {
    let frame = view.convert(view.bounds, to: root)
    func middle(_ lines: Int, _ font: UIFont, _ frame: CGRect) -> (CGFloat, CGFloat) {
      let first = frame.midY - CGFloat(lines) * font.lineHeight / 2 + font.ascender
      return (first, first + CGFloat(lines - 1) * font.lineHeight)
    }
    switch view {
    case let label as UILabel:
      return middle(label.text?.split(separator: "\n").count ?? 1, label.font, frame)
    case let button as UIButton:
      let title = baselines(of: button.titleLabel!, in: root)
      guard let subtitle = button.subtitleLabel else { return title }
      return (title.first, baselines(of: subtitle, in: root).last)
    case let field as UITextField: return middle(1, field.font!, frame)
    case let text as UITextView where !text.isScrollEnabled:
      let first = frame.minY + text.textContainerInset.top + text.font!.ascender
      return (first, first + text.font!.lineHeight)
    case let image as UIImageView:
      let symbol = image.image!
      let baseline = frame.midY + symbol.size.height / 2 - symbol.baselineOffsetFromBottom!
      return (baseline, baseline)
    case let stack as UIStackView:
      let views = stack.arrangedSubviews
      let last = stack.axis == .vertical ? views[1] : views[0]
      return (baselines(of: views[0], in: root).first, baselines(of: last, in: root).last)
    case let captioned as CaptionedView: return baselines(of: captioned.caption, in: root)
    default: return (frame.minY, frame.maxY)
    }
  }

  /// Adds a view of a kind at the left edge, 120 points wide.
  private func add(_ kind: Kind, to root: UIView, x: CGFloat) -> UIView {
    let view = root.adding(kind.make())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x),
      view.widthAnchor.constraint(equalToConstant: 120),
    ])
    if kind == .scrolling { view.heightAnchor.constraint(equalToConstant: 50).isActive = true }
    return view
  }

  private func conflicts(_ body: () -> Void) -> [String] {
    var seen: [String] = []
    let handler = LayoutConflict.handler
    LayoutConflict.handler = { seen.append($0.report) }
    body()
    LayoutConflict.handler = handler
    return seen
  }

  private static let attributes: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
  private static let relations: [NSLayoutConstraint.Relation] = [
    .equal, .lessThanOrEqual, .greaterThanOrEqual,
  ]

  @Test(
    "Two views keep the distance of their baselines", arguments: Kind.allCases, Kind.allCases)
  func pairs(_ one: Kind, _ other: Kind) {
    for first in Self.attributes {
      for second in Self.attributes {
        for relation in Self.relations {
          for surplus in [0.0, 40] {
            check(one, first, relation, other, second, surplus: surplus)
          }
        }
      }
    }
  }

  private func check(
    _ one: Kind, _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: Kind, _ second: NSLayoutConstraint.Attribute, surplus: CGFloat
  ) {
    let root = island(400, 800)
    let anchor = add(other, to: root, x: 0)
    let view = add(one, to: root, x: 200)
    anchor.topAnchor.constraint(equalTo: root.topAnchor, constant: 300).isActive = true
    if surplus > 0, other != .scrolling {
      let height = anchor.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      anchor.heightAnchor.constraint(equalToConstant: height + surplus).isActive = true
    }
    NSLayoutConstraint(
      item: view, attribute: first, relatedBy: relation, toItem: anchor, attribute: second,
      multiplier: 1, constant: 7
    ).isActive = true
    // A wish that draws the view against the constraint, so that an inequality becomes an equality.
    let wish = view.topAnchor.constraint(
      equalTo: root.topAnchor, constant: relation == .greaterThanOrEqual ? -500 : 1500)
    wish.priority = UILayoutPriority(1)
    wish.isActive = relation != .equal
    let conflicts = self.conflicts { root.layoutIfNeeded() }
    let name =
      "\(one) \(first.rawValue) \(relation.rawValue) \(other) \(second.rawValue), \(surplus)"
    #expect(conflicts == [], "\(name)")
    let (a, b) = (baselines(of: view, in: root), baselines(of: anchor, in: root))
    let distance =
      (first == .firstBaseline ? a.first : a.last) - (second == .firstBaseline ? b.first : b.last)
    #expect(abs(distance - 7) <= Self.tolerance, "\(name): \(view.frame), \(anchor.frame)")
  }

  /// The storyboard of a public stopwatch has a button 60 points high and another one with the same top, the same
  /// baselines and no height. In the frames that Interface Builder saved, both are 60 high.
  @Test(
    "Equal tops and baselines mean equal heights where texts are centred",
    arguments: Kind.allCases.filter(\.centersText))
  func equalHeights(_ kind: Kind) {
    let root = island(400, 800)
    let (one, other) = (add(kind, to: root, x: 0), add(kind, to: root, x: 200))
    func line(
      _ a: UIView, _ first: NSLayoutConstraint.Attribute, _ b: UIView,
      _ second: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second, multiplier: 1,
        constant: 0)
    }
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      one.heightAnchor.constraint(equalToConstant: 90), line(one, .top, other, .top),
      line(other, .lastBaseline, one, .lastBaseline),
      line(one, .firstBaseline, other, .firstBaseline),
    ])
    if kind != .lines {
      NSLayoutConstraint.activate([
        line(other, .lastBaseline, one, .firstBaseline),
        line(one, .lastBaseline, other, .firstBaseline),
      ])
    }
    #expect(conflicts { root.layoutIfNeeded() } == [])
    #expect(one.frame == CGRect(x: 0, y: 30, width: 120, height: 90))
    #expect(other.frame == CGRect(x: 200, y: 30, width: 120, height: 90))
  }

  // MARK: Changes

  @Test(
    "A baseline follows the alignment of a control", arguments: [Kind.button, .field, .configured])
  func alignments(_ kind: Kind) throws {
    let root = island(400, 800)
    let control = try #require(add(kind, to: root, x: 0) as? UIControl)
    let label = add(.label, to: root, x: 200)
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      control.heightAnchor.constraint(equalToConstant: 120),
      label.firstBaselineAnchor.constraint(equalTo: control.firstBaselineAnchor),
    ])
    var places: [CGFloat] = []
    for alignment in [UIControl.ContentVerticalAlignment.center, .top, .bottom, .fill] {
      control.contentVerticalAlignment = alignment
      #expect(conflicts { root.layoutIfNeeded() } == [])
      if control is UIButton {
        let expected = baselines(of: control, in: root).first
        #expect(abs(baselines(of: label, in: root).first - expected) <= Self.tolerance)
      }
      places.append(label.frame.minY)
    }
    #expect(places[1] < places[0])
    #expect(places[0] < places[2])
    #expect(places[3] == places[0])
  }

  @Test func aButtonHasABaselineAsSoonAsItHasATitle() {
    let root = island(400, 800)
    let button = root.adding(UIButton(type: .system))
    let label = add(.label, to: root, x: 200)
    NSLayoutConstraint.activate([
      button.leftAnchor.constraint(equalTo: root.leftAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      button.heightAnchor.constraint(equalToConstant: 100),
      label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // Without text it is the bottom edge.
    #expect(abs(baselines(of: label, in: root).last - 120) <= Self.tolerance)
    button.setTitle("Now", for: .normal)
    #expect(conflicts { root.layoutIfNeeded() } == [])
    let expected = baselines(of: button, in: root).last
    #expect(abs(expected - 70) < 10)
    #expect(abs(baselines(of: label, in: root).last - expected) <= Self.tolerance)
  }

  @Test func aTextFollowsTheFontOfAViewPlacedByHand() {
    let root = island(400, 800)
    let fixed = UILabel(frame: CGRect(x: 0, y: 100, width: 120, height: 60))
    fixed.text = "By hand"
    root.addSubview(fixed)
    let label = add(.label, to: root, x: 200)
    label.firstBaselineAnchor.constraint(equalTo: fixed.firstBaselineAnchor).isActive = true
    for size in [17.0, 40, 12] {
      fixed.font = .systemFont(ofSize: size)
      root.layoutIfNeeded()
      let expected = baselines(of: fixed, in: root).first
      #expect(abs(baselines(of: label, in: root).first - expected) <= Self.tolerance, "\(size)")
    }
  }

  /// The text view's lines are those of its solved width, also before its first layout.
  @Test func aTextViewMeasuresItsLinesAtTheSolvedWidth() {
    let root = island(400, 800)
    let view = root.adding(UITextView())
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "one two three four"
    let label = add(.label, to: root, x: 200)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 390),
      label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let line = view.textContainerInset.top + view.font!.ascender
    #expect(abs(baselines(of: label, in: root).last - line) <= Self.tolerance)
  }
}
