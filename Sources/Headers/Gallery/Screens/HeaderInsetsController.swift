import ElasticHeaders
import UIKit

/// A slider that moves the line where section headers stick: above the content inset, to the top of the table,
/// or far below.
@available(iOS 16, *)
final class HeaderInsetsController: UITableViewController {
  private let table = HeaderInsetTableView(frame: .zero, style: .plain)
  private let slider = UISlider()
  private let value = UILabel()

  override func loadView() {
    tableView = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.accessibilityIdentifier = "table"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.tableHeaderView = makeControls()
    slider.minimumValue = -60
    slider.maximumValue = 160
    slider.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    slider.accessibilityIdentifier = "inset"
    slider.accessibilityLabel = word("Inset")
    update()
  }

  private func update() {
    let inset = CGFloat(slider.value.rounded())
    table.headerViewInsets.top = inset
    value.text = "headerViewInsets.top = \(Int(inset))"
  }

  private func makeControls() -> UIView {
    let controls = UIStackView(arrangedSubviews: [value, slider])
    controls.axis = .vertical
    controls.spacing = 8
    controls.isLayoutMarginsRelativeArrangement = true
    controls.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)
    controls.frame.size.height = 88
    value.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    return controls
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 5 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    8
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "\(word("Drop")) \(section + 1)" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = Inhabitant.all[indexPath.section * 8 + indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }
}
