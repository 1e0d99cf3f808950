import Micro
import UIKit

@available(iOS 16, *)
extension FormController {
  var palette: Palette { Palette(traits: traitCollection, vision: model.vision) }

  /// The picture of a type in its row.
  func image(of item: PaletteItem) -> UIImage { item.image(side: 34, palette: palette) }

  /// A type of part to choose, with its picture, its price and its purpose.
  ///
  /// - Parameter price: In edit points; `nil` for a type that can't be had here.
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
      detail: item.purpose(in: model.texts),
      image: image(of: item), kind: .check(isOn: isOn), action: choose)
  }

  /// A type that new parts can be of.
  func brushRow(of item: PaletteItem) -> FormRow {
    row(of: item, isOn: item.isBrush(model.brush), price: item.cost(with: model.brush)) {
      [weak self] in self?.model.brush.take(item)
    }
  }
}
