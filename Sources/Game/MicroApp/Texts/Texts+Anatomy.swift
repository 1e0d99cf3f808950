import Micro

@available(iOS 16, *)
extension Texts {
  func name(of type: CellType) -> String { self[CellNameText(type)] }

  /// Its purpose, in one line.
  func purpose(of type: CellType) -> String { self[CellPurposeText(type)] }

  func name(of type: LinkType) -> String { self[LinkNameText(type)] }

  /// Its purpose, in one line.
  func purpose(of type: LinkType) -> String { self[LinkPurposeText(type)] }
}
