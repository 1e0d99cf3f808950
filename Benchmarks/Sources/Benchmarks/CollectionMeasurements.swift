import Stage
import UIKit

/// Measures grids of a thousand and of a million items: compositional layout against flow layout with the same
/// positions. Returns the lines with the ratios.
@MainActor
func measureCollections() -> [String] {
  [1_000, 1_000_000].map { count in
    let scenes = [GridController.flow, GridController.compositional].map {
      ScrollScene(GridController(count: count, layout: $0))
    }
    let (flow, compositional) = Measurement.pair(
      ("scroll frame, flow layout, \(count) items", scenes[0].scroll),
      ("the same, compositional layout", scenes[1].scroll))
    print(flow.line)
    print(compositional.line)
    return "scroll frame, compositional over flow layout, \(count) items: "
      + "\(compositional.ratio(to: flow))"
  }
}
