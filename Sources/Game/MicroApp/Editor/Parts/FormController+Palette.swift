import Micro
import UIKit

@available(iOS 16, *)
extension FormController {
  var palette: Palette { Palette(traits: traitCollection, vision: model.vision) }

  /// Returns the picture of a type in its row.
  func image(of item: PaletteItem) -> UIImage { item.image(side: 34, palette: palette) }

  /// Returns a row for a type of part, with its picture, its price and its purpose.
  ///
  /// - Parameter price: The price in edit points; `nil` for an impossible type.
  func row(
    of item: PaletteItem, isOn: Bool, price: Int?, choose: @escaping @MainActor () -> Void
  ) -> FormRow {
    FormRow(
      identifier: item.identifier,
      title: price.map { price in
        let count = model.texts.number(Double(price))
        return model.texts[
          EditorText.priced, ["name": item.name(in: model.texts), "count": count]]
      } ?? item.name(in: model.texts),
      detail: item.cellType.flatMap {
        model.locked.contains($0) ? model.texts.howToUnlock($0) : nil
      } ?? item.purpose(in: model.texts),
      image: image(of: item), kind: .check(isOn: isOn), action: choose)
  }

  /// Returns a row for the type of new parts.
  func brushRow(of item: PaletteItem) -> FormRow {
    row(of: item, isOn: item.isBrush(model.brush), price: item.cost(with: model.brush)) {
      [weak self] in self?.model.take(item)
    }
  }
}
