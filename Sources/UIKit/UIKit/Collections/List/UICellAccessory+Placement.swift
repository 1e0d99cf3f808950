import CoreGraphics

extension UICellAccessory {
  /// The side of a custom view, and when it is shown.
  public enum Placement {
    /// A closure that returns the view's index among the accessories of its side, which it receives
    /// from leading to trailing without the view.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content, after all other leading accessories unless a position is given.
    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { accessories in accessories.count })
    /// After the content, before the system's accessories unless a position is given.
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { accessories in
        accessories.prefix {
          if case .customView = $0.accessoryType { return true }
          return false
        }.count
      })

    /// Returns a position before the first accessory of the same type, or before all if there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// Returns a position after the last accessory of the same type, or after all if there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in
        accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }

    var displayed: UICellAccessory.DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var isLeading: Bool {
      if case .leading = self { true } else { false }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  // MARK: Within the module

  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// The accessory's side, and its order among the system's accessories there.
  var systemPlace: (isLeading: Bool, rank: Int) {
    switch accessoryType {
    case .multiselect: (true, 0)
    case .delete: (true, 1)
    case .insert: (true, 2)
    case .label: (false, 0)
    case .popUpMenu: (false, 1)
    case .outlineDisclosure: (false, 2)
    case .detail: (false, 3)
    case .checkmark: (false, 4)
    case .disclosureIndicator: (false, 5)
    case .reorder: (false, 6)
    case .customView: (placement?.isLeading ?? false, 0)
    }
  }

  /// Returns the accessories of both sides, each from leading to trailing.
  static func arranged(
    _ all: [UICellAccessory]
  ) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    func side(_ isLeading: Bool) -> [UICellAccessory] {
      let own = all.filter { $0.systemPlace.isLeading == isLeading }
      var result = own.filter { $0.placement == nil }.enumerated().sorted {
        ($0.element.systemPlace.rank, $0.offset) < ($1.element.systemPlace.rank, $1.offset)
      }.map(\.element)
      for accessory in own {
        guard let placement = accessory.placement else { continue }
        result.insert(accessory, at: placement.position(result).clamped(0, result.count))
      }
      return result
    }
    return (side(true), side(false))
  }
}
