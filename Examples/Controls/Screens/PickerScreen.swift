import UIKit

/// A picker with two components of titles, and one with custom views; a text field below uses a picker instead of the
/// keyboard.
final class PickerScreen: UIViewController, UIPickerViewDataSource,
  UIPickerViewAccessibilityDelegate
{
  private let sizes = ["Small", "Medium", "Large", "Extra large", "Huge"]
  private let flavours = [
    "Vanilla", "Chocolate", "Strawberry", "Pistachio", "Hazelnut", "Lemon", "Mango", "Coffee",
  ]
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemPurple,
  ]
  private let titles = UIPickerView()
  private let swatches = UIPickerView()
  private let label = UILabel()
  private let field = UITextField()
  private let input = UIPickerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for picker in [titles, swatches, input] {
      picker.dataSource = self
      picker.delegate = self
    }
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    field.borderStyle = .roundedRect
    field.placeholder = "A flavour"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.inputView = input
    let stack = UIStackView(arrangedSubviews: [titles, label, swatches, field])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
    titles.selectRow(1, inComponent: 0, animated: false)
    titles.selectRow(3, inComponent: 1, animated: false)
    swatches.selectRow(2, inComponent: 0, animated: false)
    show()
  }

  private func show() {
    let size = sizes[max(0, titles.selectedRow(inComponent: 0))]
    label.text = "\(size), \(flavours[max(0, titles.selectedRow(inComponent: 1))])"
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { pickerView === titles ? 2 : 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    if pickerView === swatches { return colors.count }
    return pickerView === titles && component == 0 ? sizes.count : flavours.count
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    guard pickerView === swatches else {
      let label = view as? UILabel ?? UILabel()
      label.font = .systemFont(ofSize: 21)
      label.textAlignment = .center
      label.text = pickerView === titles && component == 0 ? sizes[row] : flavours[row]
      return label
    }
    let swatch = view ?? UIView()
    swatch.backgroundColor = colors[row]
    swatch.layer.cornerRadius = 6
    return swatch
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    pickerView === swatches ? 40 : 32
  }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    if pickerView === swatches { return "Colour" }
    return pickerView === titles && component == 0 ? "Size" : "Flavour"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if pickerView === titles { show() }
    if pickerView === input { field.text = flavours[row] }
  }
}
