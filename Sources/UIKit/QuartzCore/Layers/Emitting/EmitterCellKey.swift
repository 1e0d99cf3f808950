/// A key path `emitterCells.NAME.KEY` for a number or the colour of a named cell.
struct EmitterCellKey {
  private let path: String
  private let name: String
  private let number: EmitterCellProperties.NumberPath?

  init?(_ path: String) {
    guard path.hasPrefix("emitterCells."), let last = path.lastIndex(of: ".") else { return nil }
    let key = String(path[path.index(after: last)...])
    number = EmitterCellProperties.numbers[key]
    guard number != nil || key == "color" else { return nil }
    let start = path.index(path.startIndex, offsetBy: "emitterCells.".count)
    guard start < last else { return nil }
    // For cells within cells, the innermost name counts.
    let names = path[start..<last]
    name =
      names.range(of: ".emitterCells.", options: .backwards)
      .map { String(names[$0.upperBound...]) } ?? String(names)
    self.path = path
  }

  var layerKey: LayerKey {
    let (path, name, number) = (path, name, number)
    let write: @Sendable (inout EmitterProperties, AnimatableValue) -> Void = { emitter, value in
      emitter.changeCell(named: name) { cell in
        if let number {
          if let new = value.number { cell[keyPath: number] = new }
        } else if let color = value.color {
          cell.color = color
        }
      }
    }
    return LayerKey(
      path, implicit: false,
      read: {
        let cell = $0.emitter.cell(named: name)
        return number.map { .number(cell?[keyPath: $0] ?? 0) } ?? .color(cell?.color)
      },
      write: { properties, value in
        guard var emitter = properties.making.emitterValues else { return }
        write(&emitter, value)
        properties.emitter = emitter
      },
      set: { layer, value in
        (layer as? CAEmitterLayer)?.setCellValue({ write(&$0, value) }, path: path)
      })
  }
}
