import CoreGraphics

/// The interaction that a drag is above, and its plan for the items.
@MainActor final class DragLanding {
  private(set) weak var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// Those that were asked whether they take the items, with their answers.
  private var asked: [(interaction: WeakDrop, takes: Bool)] = []
  /// Those that the drag has been above, in that order.
  private var entered: [WeakDrop] = []

  private struct WeakDrop {
    weak var interaction: UIDropInteraction?
  }

  /// The effect of a drop now. Items that may not be moved are not: Apple, `UIDropOperation.move`, asks
  /// for a session that allows it.
  private(set) var operation = UIDropOperation.cancel

  /// The innermost interaction around a view that takes the items; paste configurations stand for
  /// some.
  func find(from view: UIView?, _ session: DropSession) -> UIDropInteraction? {
    guard let view else { return nil }
    for current in view.andSuperviews {
      for case let interaction as UIDropInteraction in current.interactions.reversed()
      where takes(interaction, session) { return interaction }
      for interaction in PasteDrop.interactions(of: current)
      where takes(interaction, session) { return interaction }
    }
    return nil
  }

  private func takes(_ interaction: UIDropInteraction, _ session: DropSession) -> Bool {
    if let known = asked.first(where: { $0.interaction.interaction === interaction }) {
      return known.takes
    }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    asked.append((WeakDrop(interaction: interaction), answer))
    return answer
  }

  func enter(_ next: UIDropInteraction?, _ session: DropSession, _ conduct: DragConduct) {
    guard next !== target else { return }
    leave(session)
    target = next
    guard let next else { return }
    next.conduct = conduct
    if !entered.contains(where: { $0.interaction === next }) {
      entered.append(WeakDrop(interaction: next))
    }
    next.delegate?.dropInteraction(next, sessionDidEnter: session)
  }

  func leave(_ session: DropSession) {
    guard let last = target else { return }
    target = nil
    proposal = nil
    operation = .cancel
    last.conduct = nil
    last.delegate?.dropInteraction(last, sessionDidExit: session)
  }

  func update(_ session: DropSession) {
    guard let target else {
      operation = .cancel
      return
    }
    proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session)
    let wanted = proposal?.operation ?? .cancel
    operation = wanted == .move && !session.allowsMoveOperation ? .forbidden : wanted
  }

  /// Tells all that the drag has been above that it is over.
  func end(_ session: DropSession) {
    let entered = entered
    self.entered = []
    target?.conduct = nil
    target = nil
    for one in entered {
      guard let interaction = one.interaction else { continue }
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }
}
