import Micro

@available(iOS 16, *)
extension Texts {
  func name(of type: CellType) -> String { self[CellNameText(type)] }

  /// Returns the purpose of a cell, in one sentence.
  func purpose(of type: CellType) -> String { self[CellPurposeText(type)] }

  func name(of type: LinkType) -> String { self[LinkNameText(type)] }

  /// Returns the purpose of a link, in one sentence.
  func purpose(of type: LinkType) -> String { self[LinkPurposeText(type)] }
}
