import UIKit

/// A contact sheet of every control in every state. Each row has a name, then the normal, touched,
/// selected, disabled and tinted control.
final class ControlSheet: UIViewController {
  /// The size for the standard text size, with space for the open menu below its button.
  static let size = CGSize(width: 1024, height: 1720)

  /// The views that a finger has to touch for the screenshot, and the position in each as a fraction of
  /// its width.
  private(set) var held: [(view: UIView, x: CGFloat)] = []
  /// The field in editing mode, with its whole text selected.
  let editedField = UITextField()
  /// The button whose menu is open.
  let menuButton = UIButton(configuration: .gray())
  private let rows = UIStackView()

  private enum State: CaseIterable {
    case normal, held, selected, disabled, tinted
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows.axis = .vertical
    rows.spacing = 9
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    addRow("", ["normal", "held", "selected", "disabled", "tinted"].map { caption($0) })
    addConfigurations()
    addButtons()
    addValues()
    addTexts()
    addMenu()
  }

  private func caption(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    return label
  }

  private func addRow(_ name: String, _ views: [UIView]) {
    let label = caption(name)
    label.widthAnchor.constraint(equalToConstant: 84).isActive = true
    let cells = views.map { view in
      let cell = UIStackView(arrangedSubviews: [view])
      cell.axis = .vertical
      cell.alignment = .center
      return cell
    }
    let columns = UIStackView(arrangedSubviews: cells)
    columns.distribution = .fillEqually
    columns.alignment = .center
    let row = UIStackView(arrangedSubviews: [label, columns])
    row.alignment = .center
    row.spacing = 4
    rows.addArrangedSubview(row)
  }

  /// Adds a control in each state, created by `make`.
  private func addStates<Control: UIControl>(
    _ name: String, finger: CGFloat = 0.5, _ make: () -> Control
  ) {
    addRow(
      name,
      State.allCases.map { state in
        let control = make()
        switch state {
        case .normal: break
        case .held: held.append((control, finger))
        case .selected: control.isSelected = true
        case .disabled: control.isEnabled = false
        case .tinted: control.tintColor = .systemPurple
        }
        return control
      })
  }

  // MARK: Buttons

  private func addConfigurations() {
    let looks: [(String, UIButton.Configuration)] = [
      ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ]
    for (name, look) in looks {
      addStates(name) {
        var configuration = look
        configuration.title = "Title"
        configuration.image = UIImage(systemName: "star.fill")
        configuration.imagePadding = 4
        return UIButton(configuration: configuration)
      }
    }
    func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
      var configuration = UIButton.Configuration.tinted()
      configuration.title = "Title"
      change(&configuration)
      return UIButton(configuration: configuration)
    }
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    addRow("sizes", sizes.map { size in button { $0.buttonSize = size } })
    let corners: [UIButton.Configuration.CornerStyle] = [.small, .medium, .large, .capsule]
    addRow("corners", corners.map { style in button { $0.cornerStyle = style } })
    let edges: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    addRow(
      "placement",
      edges.map { edge in
        button {
          $0.image = UIImage(systemName: "heart")
          $0.imagePlacement = edge
          $0.imagePadding = 4
        }
      })
    addRow(
      "parts",
      [
        button { $0.subtitle = "Subtitle" },
        button {
          $0.showsActivityIndicator = true
          $0.imagePadding = 4
        },
        button { $0.indicator = .popup },
        button {
          $0.background.strokeColor = .systemRed
          $0.background.strokeWidth = 2
        },
      ])
  }

  private func addButtons() {
    addStates("system") {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      return button
    }
    addStates("custom") {
      let button = UIButton(type: .custom)
      button.setTitle("Title", for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.setTitleColor(.systemOrange, for: .selected)
      button.setTitleColor(.tertiaryLabel, for: .disabled)
      button.setImage(UIImage(systemName: "flag"), for: .normal)
      button.setImage(UIImage(systemName: "flag.fill"), for: .selected)
      return button
    }
    addStates("close") { UIButton(type: .close) }
    addRow(
      "types",
      [UIButton.ButtonType.detailDisclosure, .infoLight, .contactAdd].map { UIButton(type: $0) })
  }

  // MARK: Values

  private func addValues() {
    for isOn in [false, true] {
      addStates(isOn ? "switch on" : "switch off") {
        let control = UISwitch()
        control.isOn = isOn
        return control
      }
    }
    addStates("slider") { self.slider() }
    addRow("slider images", [slider(images: true), slider(value: 0), slider(value: 1)])
    addStates("segments") { self.segments(["A", "B", "C"]) }
    let images = ["heart", "star.fill", "flag"].map { UIImage(systemName: $0) as Any }
    let momentary = segments(["A", "B", "C"])
    momentary.isMomentary = true
    let partly = segments(["A", "B", "C"])
    partly.setEnabled(false, forSegmentAt: 1)
    let colored = segments(["A", "B", "C"])
    colored.selectedSegmentTintColor = .systemBlue
    addRow("segment kinds", [segments(images), momentary, partly, colored])
    addStates("stepper", finger: 0.75) {
      let control = UIStepper()
      control.value = 5
      control.autorepeat = false
      return control
    }
    addRow("progress", [0, 0.4, 1].map { progress($0) } + [progress(0.6, .systemPurple)])
    let tinted = UIActivityIndicatorView(style: .medium)
    tinted.color = .systemPurple
    let indicators = [
      UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large), tinted,
    ]
    for indicator in indicators { indicator.startAnimating() }
    addRow("activity", indicators)
    addStates("pages") {
      let control = UIPageControl()
      control.numberOfPages = 4
      control.currentPage = 1
      control.pageIndicatorTintColor = .systemGray3
      control.currentPageIndicatorTintColor = .systemGray
      return control
    }
    addPageKinds()
  }

  private func addPageKinds() {
    let kinds: [(Int, UIPageControl.BackgroundStyle)] = [(4, .prominent), (12, .minimal)]
    addRow(
      "page kinds",
      kinds.map { pages, style in
        let control = UIPageControl()
        control.numberOfPages = pages
        control.currentPage = 2
        control.backgroundStyle = style
        control.pageIndicatorTintColor = .systemGray3
        control.currentPageIndicatorTintColor = .systemGray
        return control
      })
  }

  private func slider(value: Float = 0.5, images: Bool = false) -> UISlider {
    let control = UISlider()
    control.value = value
    if images {
      control.minimumValueImage = UIImage(systemName: "speaker.fill")
      control.maximumValueImage = UIImage(systemName: "speaker.wave.2.fill")
    }
    control.widthAnchor.constraint(equalToConstant: 150).isActive = true
    return control
  }

  private func segments(_ items: [Any]) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = 0
    control.widthAnchor.constraint(equalToConstant: 150).isActive = true
    return control
  }

  private func progress(_ value: Float, _ color: UIColor? = nil) -> UIProgressView {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = value
    view.progressTintColor = color
    view.widthAnchor.constraint(equalToConstant: 130).isActive = true
    return view
  }

  // MARK: Texts

  private func field(_ change: (UITextField) -> Void = { _ in }) -> UITextField {
    prepared(UITextField(), change)
  }

  private func prepared(_ field: UITextField, _ change: (UITextField) -> Void) -> UITextField {
    field.borderStyle = .roundedRect
    field.text = "Text"
    field.font = .preferredFont(forTextStyle: .body)
    field.widthAnchor.constraint(greaterThanOrEqualToConstant: 150).isActive = true
    change(field)
    return field
  }

  private func addTexts() {
    addRow(
      "text field",
      [
        field(),
        // No keyboard covers the sheet.
        prepared(editedField) { $0.inputView = UIView() },
        field { $0.isEnabled = false },
        field {
          $0.text = nil
          $0.placeholder = "Holder"
        },
      ])
    let borders: [UITextField.BorderStyle] = [.none, .line, .bezel]
    addRow(
      "field kinds",
      borders.map { style in field { $0.borderStyle = style } }
        + [
          field {
            $0.isSecureTextEntry = true
            $0.clearButtonMode = .always
          }
        ])
    let body = UIFont.preferredFont(forTextStyle: .body)
    let styled = NSMutableAttributedString(
      string: "Bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: body.pointSize)])
    styled.append(
      NSAttributedString(
        string: "underlined",
        attributes: [.font: body, .underlineStyle: 1]))
    styled.append(
      NSAttributedString(
        string: " and a link",
        attributes: [
          .font: body, .link: URL(string: "https://example.com")!,
        ]))
    addRow(
      "text view",
      [
        textView { $0.font = body },
        textView {
          $0.attributedText = styled
        },
      ])
  }

  private func textView(_ change: (UITextView) -> Void) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.backgroundColor = .secondarySystemBackground
    view.text = "A text of several words that takes two lines"
    view.widthAnchor.constraint(equalToConstant: 260).isActive = true
    change(view)
    return view
  }

  // MARK: Menu

  private func addMenu() {
    menuButton.setTitle("Menu", for: .normal)
    menuButton.showsMenuAsPrimaryAction = true
    func action(
      _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(
        title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes,
        state: state
      ) { _ in }
    }
    let withSubtitle = action("Rename", "pencil")
    withSubtitle.subtitle = "Subtitle"
    menuButton.menu = UIMenu(
      title: "Title",
      children: [
        UIMenu(
          options: .displayInline, preferredElementSize: .medium,
          children: [
            action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up"),
            action("Save", "folder"),
          ]),
        action("Name", state: .on), withSubtitle, action("Locked", "lock", .disabled),
        UIMenu(title: "More", children: [action("Inside")]),
        UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
      ])
    addRow("menu", [UIView(), UIView(), UIView(), menuButton, UIView()])
  }
}
