import Foundation
import QuartzCore
import Testing
import UIKit

/// A cell of an app's own with outlets to a view and to a constraint, which it writes itself. Foundation on Linux archives no
/// classes inside of others.
final class ArchivedCard: UICollectionViewCell {
  var front: UIView?
  var top: NSLayoutConstraint?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    front = coder.decodeObject(forKey: "front") as? UIView
    top = coder.decodeObject(forKey: "top") as? NSLayoutConstraint
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(front, forKey: "front")
    coder.encode(top, forKey: "top")
  }
}

/// Copies of views by archives, as apps make them: `NSKeyedUnarchiver` reads what `NSKeyedArchiver` wrote.
///
/// Sources: Apple's pages of `NSCoding` and `NSLayoutConstraint.shouldBeArchived`; and the way in which
/// [expanding-collection](https://github.com/Ramotion/expanding-collection) copies a cell with outlets to a view and
/// to a constraint in it.
@MainActor @Suite struct ViewArchivingTests {
  private func copy<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: view, requiringSecureCoding: false)
    return try #require(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
  }

  @Test func aViewKeepsItsPropertiesAndSubviews() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 40))
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    view.tag = 7
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.contentMode = .bottomRight
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    view.accessibilityIdentifier = "card"
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(inner)
    let copy = try copy(view)
    #expect(copy !== view)
    #expect(copy.bounds == view.bounds)
    #expect(copy.center == view.center)
    #expect(abs(copy.transform.b - view.transform.b) < 1e-6)
    #expect(copy.backgroundColor == view.backgroundColor)
    #expect(copy.tag == 7)
    #expect(copy.alpha == 0.5)
    #expect(copy.isHidden)
    #expect(copy.clipsToBounds)
    #expect(copy.contentMode == .bottomRight)
    #expect(copy.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(copy.accessibilityIdentifier == "card")
    #expect(copy.subviews.map(\.frame) == [inner.frame])
    #expect(copy.subviews.first !== inner)
  }

  @Test func aLabelKeepsItsTextAndFont() throws {
    let label = UILabel()
    label.text = "Zürich"
    label.font = .systemFont(ofSize: 21, weight: .semibold)
    label.textColor = .red
    label.textAlignment = .right
    label.numberOfLines = 3
    let copy = try copy(label)
    #expect(copy.text == "Zürich")
    #expect(copy.font == label.font)
    #expect(copy.textColor == .red)
    #expect(copy.textAlignment == .right)
    #expect(copy.numberOfLines == 3)
    #expect(!copy.isUserInteractionEnabled)
    #expect(copy.intrinsicContentSize == label.intrinsicContentSize)
  }

  @Test(arguments: [
    UIFont.systemFont(ofSize: 12), .italicSystemFont(ofSize: 13), .boldSystemFont(ofSize: 14),
    .monospacedSystemFont(ofSize: 15, weight: .bold),
    .monospacedDigitSystemFont(ofSize: 16, weight: .light), .preferredFont(forTextStyle: .headline),
  ])
  func aFontIsReadAsItWasWritten(font: UIFont) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
  }

  @Test func imagesButtonsAndStacksKeepTheirContent() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    let image = UIImageView(image: picture)
    image.isUserInteractionEnabled = true
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.green, for: .normal)
    button.isEnabled = false
    button.titleLabel?.font = .systemFont(ofSize: 30)
    let loose = UIView()
    let stack = UIStackView(arrangedSubviews: [button, image])
    stack.addSubview(loose)
    stack.axis = .vertical
    stack.spacing = 9
    let copy = try copy(stack)
    #expect(copy.axis == .vertical)
    #expect(copy.spacing == 9)
    #expect(copy.subviews.count == 3)
    #expect(copy.arrangedSubviews.count == 2)
    let copiedButton = try #require(copy.arrangedSubviews[0] as? UIButton)
    #expect(copiedButton.buttonType == .system)
    #expect(copiedButton.title(for: .normal) == "Go")
    #expect(copiedButton.currentTitle == "Wait")
    #expect(copiedButton.titleColor(for: .normal) == .green)
    #expect(copiedButton.titleLabel?.font == .systemFont(ofSize: 30))
    let copiedImage = try #require(copy.arrangedSubviews[1] as? UIImageView)
    #expect(copiedImage.image?.size == CGSize(width: 2, height: 3))
    #expect(copiedImage.isUserInteractionEnabled)
  }

  /// A constraint is archived with the view if it says so, which is not the default.
  @Test func aViewWritesTheConstraintsThatSayThatTheyAreArchived() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let kept = [
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 6),
      inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
      inner.widthAnchor.constraint(equalToConstant: 30),
    ]
    for constraint in kept { constraint.shouldBeArchived = true }
    kept[3].identifier = "width"
    kept[3].priority = .defaultHigh
    NSLayoutConstraint.activate(
      kept + [inner.widthAnchor.constraint(lessThanOrEqualToConstant: 20)])
    let copy = try copy(outer)
    copy.layoutIfNeeded()
    #expect(copy.subviews.first?.frame == CGRect(x: 5, y: 6, width: 30, height: 50))
    let width = copy.subviews.first?.constraints.first
    #expect(copy.subviews.first?.constraints.count == 1)
    #expect(width?.identifier == "width")
    #expect(width?.priority == .defaultHigh)
  }

  @Test func aCellsOutletsLeadIntoItsCopy() throws {
    let card = ArchivedCard(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let front = UILabel()
    front.text = "front"
    front.translatesAutoresizingMaskIntoConstraints = false
    card.contentView.addSubview(front)
    card.contentView.backgroundColor = .blue
    let top = front.topAnchor.constraint(equalTo: card.contentView.topAnchor, constant: 12)
    let leading = front.leadingAnchor.constraint(equalTo: card.contentView.leadingAnchor)
    for constraint in [top, leading] {
      constraint.shouldBeArchived = true
      constraint.isActive = true
    }
    card.front = front
    card.top = top
    let copy = try copy(card)
    #expect(copy.contentView.backgroundColor == .blue)
    #expect(copy.contentView.subviews.count == 1)
    #expect(copy.front === copy.contentView.subviews.first)
    #expect((copy.front as? UILabel)?.text == "front")
    copy.layoutIfNeeded()
    #expect(abs((copy.front?.frame.minY ?? 0) - 12) < 1e-9)
    copy.top?.constant = 40
    copy.layoutIfNeeded()
    #expect(abs((copy.front?.frame.minY ?? 0) - 40) < 1e-9)
    #expect(card.top?.constant == 12)
  }

  @Test func aTableCellKeepsItsLabels() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    cell.textLabel?.text = "one"
    cell.detailTextLabel?.text = "two"
    cell.accessoryType = .checkmark
    cell.contentView.addSubview(UISwitch())
    let copy = try copy(cell)
    #expect(copy.reuseIdentifier == "row")
    #expect(copy.textLabel?.text == "one")
    #expect(copy.detailTextLabel?.text == "two")
    #expect(copy.accessoryType == .checkmark)
    #expect(copy.contentView.subviews.filter { $0 is UISwitch }.count == 1)
  }
}
