import CoreGraphics

/// The drop interaction below a drag, and its proposal for the items.
@MainActor final class DragLanding {
  private(set) weak var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The interactions that were asked whether they accept the items, with their answers.
  private var asked: [(interaction: WeakDrop, takes: Bool)] = []
  /// The interactions that the drag has been above, in that order.
  private var entered: [WeakDrop] = []

  private struct WeakDrop {
    weak var interaction: UIDropInteraction?
  }

  /// The effect of a drop now. Items that may not be moved aren't: Apple, `UIDropOperation.move`, requires a
  /// session that allows it.
  private(set) var operation = UIDropOperation.cancel

  /// Returns the innermost interaction around a view that accepts the items; a paste configuration also
  /// counts as an interaction.
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

  /// Reports the end of the drag to all interactions that it has been above.
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
