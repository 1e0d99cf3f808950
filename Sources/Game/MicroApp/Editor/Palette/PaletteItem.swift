import Micro
import UIKit

/// A type of cell or link that the palette offers.
@available(iOS 16, *)
enum PaletteItem: Hashable, Sendable {
  case cell(CellType)
  case link(LinkType)

  /// All types except the nucleus, of which a creature has one, by their purpose.
  static let cells = PartPurpose.allCases.flatMap(\.cells).map(PaletteItem.cell)
  static let links = LinkType.allCases.map(PaletteItem.link)

  /// The cost of changing a cheaper part to this type, in edit points.
  var cost: Int {
    switch self {
    case .cell(let type): type.traits.cost
    case .link(let type): type.traits.cost
    }
  }

  /// Returns the cost of a new part of this type, in edit points: for a cell, with the link that will hold it.
  func cost(with brush: EditorBrush) -> Int {
    switch self {
    case .cell: cost + brush.link.traits.cost
    case .link: cost
    }
  }

  /// The type of cells that it makes; `nil` for links.
  var cellType: CellType? {
    if case .cell(let type) = self { type } else { nil }
  }

  /// The identifier for tests, the same in every language.
  var identifier: String {
    switch self {
    case .cell(let type): "palette.cell.\(type.name)"
    case .link(let type): "palette.link.\(type.name)"
    }
  }

  var drag: CanvasDrag {
    switch self {
    case .cell(let type): .newCell(type)
    case .link(let type): .newLink(type)
    }
  }

  func name(in texts: Texts) -> String {
    switch self {
    case .cell(let type): texts.name(of: type)
    case .link(let type): texts.name(of: type)
    }
  }

  func purpose(in texts: Texts) -> String {
    switch self {
    case .cell(let type): texts.purpose(of: type)
    case .link(let type): texts.purpose(of: type)
    }
  }

  @MainActor func image(side: CGFloat, palette: Palette) -> UIImage {
    switch self {
    case .cell(let type): CellArt.image(for: type, side: side, palette: palette)
    case .link(let type):
      LinkArt.image(for: type, size: CGSize(width: side, height: side), palette: palette)
    }
  }

  func isBrush(_ brush: EditorBrush) -> Bool {
    switch self {
    case .cell(let type): brush.cell == type
    case .link(let type): brush.link == type
    }
  }
}

@available(iOS 16, *)
extension EditorBrush {
  /// Selects a type for new parts.
  mutating func take(_ item: PaletteItem) {
    switch item {
    case .cell(let type): cell = type
    case .link(let type): link = type
    }
  }
}
