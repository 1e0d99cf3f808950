import CoreGraphics
import Foundation
import Stage
import Testing

/// Tests of the drawing of fields, text views and labels. Screenshots for people are written to the
/// folder `OOZE_PICTURES`, if that is set.
@Suite(.serialized) @MainActor struct TextPictureTests {
  private func disc(_ color: UIColor, _ side: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func fields(appearance: UIUserInterfaceStyle) throws {
    let stage = Stage(device: .iPhoneSE, appearance: appearance)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    stage.show(controller)
    var y: CGFloat = 40
    func add(_ change: (UITextField) -> Void) -> UITextField {
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 34))
      change(field)
      controller.view.addSubview(field)
      y += 44
      return field
    }
    for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
      _ = add {
        $0.borderStyle = style; $0.text = "Border style \(style.rawValue)"
      }
    }
    _ = add {
      $0.borderStyle = .roundedRect; $0.placeholder = "Placeholder"
    }
    _ = add {
      $0.borderStyle = .roundedRect
      $0.text = "long text that does not fit into the field at all"
      $0.clearButtonMode = .always
    }
    _ = add {
      $0.borderStyle = .roundedRect; $0.text = "secret"; $0.isSecureTextEntry = true
    }
    _ = add {
      $0.borderStyle = .roundedRect
      $0.text = "שלום abc עולם"
      $0.textAlignment = .right
    }
    _ = add {
      $0.borderStyle = .roundedRect; $0.text = "disabled"; $0.isEnabled = false
    }
    let field = add {
      $0.borderStyle = .roundedRect
      $0.text = "selected text 👍🏽"
      $0.leftView = UIImageView(image: disc(.systemGreen))
      $0.leftViewMode = .always
    }
    _ = field.becomeFirstResponder()
    field.selectAll(nil)
    stage.advance(by: 0.05)
    try stage.keepPicture("fields-\(appearance.rawValue)")
    // The selection is drawn: there is blue in the field.
    let place = field.convert(field.selectionRects(for: field.selectedTextRange!)[0].rect, to: nil)
    let pixel = try #require(stage.color(at: CGPoint(x: place.midX, y: place.maxY - 1)))
    #expect(pixel.blue - pixel.red > 0.1)
    TextTyping.insert("a", into: field)
    TextTyping.compose("にほん", selected: NSRange(location: 3, length: 0), in: field)
    stage.advance(by: 0.05)
    try stage.keepPicture("marked-\(appearance.rawValue)")
  }

  @Test func views() throws {
    let stage = Stage(device: .iPhoneSE)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemGray5
    stage.show(controller)
    let view = UITextView(frame: CGRect(x: 20, y: 40, width: 335, height: 300))
    let text = NSMutableAttributedString(
      string: "A text view with several paragraphs, bold words and a link.\n\nשלום עולם, ",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 38, length: 4))
    text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 54, length: 4))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: disc(.systemRed, 30))))
    text.append(
      NSAttributedString(
        string: " after the disc 🎉🇩🇪👨‍👩‍👧‍👦.\n", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    view.attributedText = text
    controller.view.addSubview(view)
    _ = view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 30, length: 45)
    stage.advance(by: 0.5)
    try stage.keepPicture("view")
    #expect(view.selectionRects(for: view.selectedTextRange!).count >= 3)
  }

  @Test func labels() throws {
    let stage = Stage(device: .iPhoneSE)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    stage.show(controller)
    var y: CGFloat = 30
    func add(_ text: NSAttributedString) -> UILabel {
      let label = UILabel(frame: CGRect(x: 20, y: y, width: 335, height: 50))
      label.numberOfLines = 0
      label.attributedText = text
      label.sizeToFit()
      controller.view.addSubview(label)
      y += label.bounds.height + 8
      return label
    }
    func styled(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString
    {
      NSAttributedString(
        string: string,
        attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 24)]) { a, _ in a })
    }
    _ = add(styled("Outline", [.strokeWidth: 3]))
    _ = add(styled("Filled outline", [.strokeWidth: -3, .strokeColor: UIColor.red]))
    _ = add(styled("Leaning", [.obliqueness: 0.3]))
    _ = add(styled("a link", [.link: "https://example.org"]))
    let tabs = NSMutableParagraphStyle()
    tabs.tabStops = [
      NSTextTab(textAlignment: .left, location: 80),
      NSTextTab(textAlignment: .right, location: 200),
    ]
    _ = add(styled("a\tb\tright", [.paragraphStyle: tabs]))
    let mixed = NSMutableAttributedString(attributedString: styled("Icon ", [:]))
    mixed.append(NSAttributedString(attachment: NSTextAttachment(image: disc(.systemBlue, 24))))
    let template = NSTextAttachment(image: disc(.black, 24).withRenderingMode(.alwaysTemplate))
    template.bounds = CGRect(x: 0, y: -6, width: 24, height: 24)
    let tinted = NSMutableAttributedString(attachment: template)
    tinted.addAttribute(
      .foregroundColor, value: UIColor.systemOrange, range: NSRange(location: 0, length: 1))
    mixed.append(tinted)
    mixed.append(styled(" inline 😀👩🏽‍🚀 عربي", [:]))
    let label = add(mixed)
    stage.advance(by: 0.05)
    try stage.keepPicture("labels")
    // A template image takes the text's colour.
    let layout = UITextView(frame: label.frame)
    layout.textContainerInset = .zero
    layout.textContainer.lineFragmentPadding = 0
    layout.attributedText = mixed
    let rect = layout.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 6, length: 1), in: layout.textContainer)
    #expect(abs(rect.width - 24) < 0.01)
    let place = CGPoint(x: label.frame.minX + rect.midX, y: label.frame.midY + 4)
    let pixel = try #require(stage.color(at: place))
    #expect(pixel.red > 0.9)
    #expect(pixel.blue < 0.3)
  }
}

extension Stage {
  /// Returns the colour of the pixel at a point.
  fileprivate func color(at point: CGPoint) -> (red: Double, green: Double, blue: Double)? {
    let image = snapshot()
    let scale = device.scale
    guard let data = image.dataProvider?.data as Data? else { return nil }
    let index = Int(point.y * scale) * image.bytesPerRow + Int(point.x * scale) * 4
    guard index + 3 < data.count else { return nil }
    return (
      Double(data[index + 2]) / 255, Double(data[index + 1]) / 255, Double(data[index]) / 255
    )
  }
}
