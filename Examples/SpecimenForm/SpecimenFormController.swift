import UIKit

/// A form in a table: text, a slider, switches and notes, validated and saved to a file.
public final class SpecimenFormController: UITableViewController, UITextFieldDelegate,
  UITextViewDelegate
{
  private let store: SpecimenStore
  private var specimen = Specimen()
  private let name = UITextField()
  private let finder = UITextField()
  private let depth = UISlider()
  private let depthLabel = UILabel()
  private let alive = UISwitch()
  private let light = UISwitch()
  private let notes = UITextView()
  private var sections: [(title: String, cells: [FieldCell])] = []
  private var fieldCells: [Specimen.Field: FieldCell] = [:]

  /// Creates a form that reads and writes `file`.
  public init(file: URL) {
    store = SpecimenStore(file: file)
    super.init(style: .insetGrouped)
    title = "Specimen"
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    tableView.keyboardDismissMode = .interactive
    makeFields()
    do {
      specimen = try store.load() ?? Specimen()
    } catch {
      tell("The saved specimen can't be read", error.localizedDescription)
    }
    show()
  }

  // MARK: Fields

  private func makeFields() {
    name.placeholder = "Paramecium"
    name.returnKeyType = .next
    finder.placeholder = "name@pond.org"
    finder.keyboardType = .emailAddress
    finder.autocapitalizationType = .none
    finder.returnKeyType = .done
    for field in [name, finder] {
      field.delegate = self
      field.clearButtonMode = .whileEditing
      field.adjustsFontForContentSizeCategory = true
      field.font = .preferredFont(forTextStyle: .body)
      field.addAction(UIAction { [weak self] _ in self?.read() }, for: .editingChanged)
    }
    depth.maximumValue = 30
    depth.addAction(UIAction { [weak self] _ in self?.read() }, for: .valueChanged)
    depthLabel.font = .preferredFont(forTextStyle: .body)
    depthLabel.adjustsFontForContentSizeCategory = true
    depthLabel.textColor = .secondaryLabel
    for control in [alive, light] {
      control.addAction(UIAction { [weak self] _ in self?.read() }, for: .valueChanged)
    }
    notes.delegate = self
    notes.isScrollEnabled = false
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.backgroundColor = .clear
    notes.textContainerInset = .zero
    notes.textContainer.lineFragmentPadding = 0
    let nameCell = FieldCell("Name", control: name)
    let finderCell = FieldCell("Found by", control: finder)
    fieldCells = [.name: nameCell, .finder: finderCell]
    let deep = UIStackView(arrangedSubviews: [depth, depthLabel])
    deep.spacing = 12
    sections = [
      ("Find", [nameCell, finderCell, FieldCell("Depth", control: deep, isBelow: true)]),
      ("Life", [FieldCell("Alive", control: alive), FieldCell("Eats light", control: light)]),
      ("Notes", [FieldCell("Notes", control: notes, isBelow: true)]),
    ]
    depth.accessibilityLabel = "Depth"
  }

  private func show() {
    name.text = specimen.name
    finder.text = specimen.finder
    depth.value = Float(specimen.depth)
    alive.isOn = specimen.isAlive
    light.isOn = specimen.eatsLight
    notes.text = specimen.notes
    read()
  }

  private func read() {
    specimen.name = name.text ?? ""
    specimen.finder = finder.text ?? ""
    specimen.depth = (Double(depth.value) * 10).rounded() / 10
    specimen.isAlive = alive.isOn
    specimen.eatsLight = light.isOn
    specimen.notes = notes.text
    depthLabel.text = String(format: "%.1f m", specimen.depth)
    depth.accessibilityValue = depthLabel.text
  }

  // MARK: Saving

  private func save() {
    view.endEditing(true)
    read()
    let faults = specimen.faults
    for (field, cell) in fieldCells { cell.show(fault: faults[field]) }
    tableView.performBatchUpdates(nil)
    guard faults.isEmpty else {
      let first = faults[.name] != nil ? name : finder
      first.becomeFirstResponder()
      return
    }
    do {
      try store.save(specimen)
      tell("Saved", "\(specimen.name) is in the book.")
    } catch {
      tell("\(specimen.name) could not be saved", error.localizedDescription)
    }
  }

  private func tell(_ title: String, _ message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  // MARK: Editing

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name {
      finder.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  public func textViewDidChange(_ textView: UITextView) {
    read()
    // The row grows with its text.
    tableView.performBatchUpdates(nil)
  }

  // MARK: Rows

  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].cells.count }

  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { sections[indexPath.section].cells[indexPath.row] }
}
