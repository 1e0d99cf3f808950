import Micro

@available(iOS 16, *)
extension Texts {
  func name(of type: CellType) -> String { self[CellNameText(type)] }

  /// What it is for, in one line.
  func purpose(of type: CellType) -> String { self[CellPurposeText(type)] }

  func name(of type: LinkType) -> String { self[LinkNameText(type)] }

  /// What it is for, in one line.
  func purpose(of type: LinkType) -> String { self[LinkPurposeText(type)] }
}
