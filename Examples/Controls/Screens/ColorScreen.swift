import UIKit

/// Colour wells and the colour picker.
final class ColorScreen: UIViewController {
  private let picker = UIColorPickerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let colors: [UIColor?] = [.systemBlue, .systemPink, .systemTeal, nil]
    let wells = colors.map { color in
      let well = UIColorWell()
      well.selectedColor = color
      well.title = "Colors"
      well.addAction(
        UIAction { [weak self] action in
          guard let well = action.sender as? UIColorWell else { return }
          self?.picker.selectedColor = well.selectedColor ?? .white
        }, for: .valueChanged)
      return well
    }
    let row = UIStackView(arrangedSubviews: wells)
    row.spacing = 20
    row.translatesAutoresizingMaskIntoConstraints = false
    picker.selectedColor = .systemBlue.withAlphaComponent(0.8)
    addChild(picker)
    picker.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    view.addSubview(picker.view)
    picker.didMove(toParent: self)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      row.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      picker.view.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 16),
      picker.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picker.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picker.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
