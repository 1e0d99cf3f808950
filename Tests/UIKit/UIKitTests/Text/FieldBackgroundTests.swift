import Stage
import Testing

@testable import UIKit

/// Tests of a text field's background colour.
///
/// Source: Apple, `UITextField.BorderStyle.roundedRect`: "a rounded-style border for the text field"; an app's
/// background colour fills it and not its corners.
@MainActor @Suite struct FieldBackgroundTests {
  @Test(arguments: [UITextField.BorderStyle.none, .line, .bezel, .roundedRect], [true, false])
  func theCorners(style: UITextField.BorderStyle, isColorFirst: Bool) {
    let stage = Stage(device: .iPhoneSE)
    let controller = UIViewController()
    controller.view.backgroundColor = .blue
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    if isColorFirst { field.backgroundColor = .red }
    field.borderStyle = style
    field.backgroundColor = .red
    controller.view.addSubview(field)
    stage.show(controller)
    let picture = stage.snapshot()
    let pixels = picture.pixels
    func isRed(_ x: Int, _ y: Int) -> Bool {
      let pixel = pixels[y * 2 * picture.width + x * 2]
      return pixel.red > 200 && pixel.blue < 50
    }
    #expect(field.backgroundColor == .red)
    #expect(isRed(70, 120))
    #expect(isRed(110, 135))
    let corner = pixels[100 * 2 * picture.width + 20 * 2]
    #expect((corner == Pixel(red: 0, green: 0, blue: 255, alpha: 255)) == (style == .roundedRect))
  }

  /// The colour can change, and goes with the border style.
  @Test func theColorChanges() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.backgroundColor = .green
    #expect(field.backgroundColor == .green)
    #expect(field.layer.backgroundColor == nil)
    field.borderStyle = .none
    #expect(field.layer.backgroundColor == UIColor.green.cgColor)
    field.backgroundColor = nil
    #expect(field.layer.backgroundColor == nil)
  }
}
