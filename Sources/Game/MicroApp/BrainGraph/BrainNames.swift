import Micro

/// The names of a brain's nodes.
@available(iOS 16, *)
struct BrainNames {
  private let parts: PartNames
  private let plan: BodyPlan
  private let texts: Texts

  init(_ genome: Genome, _ plan: BodyPlan, _ texts: Texts) {
    parts = PartNames(genome, texts)
    self.plan = plan
    self.texts = texts
  }

  func names(of graph: BrainGraph) -> [String] { graph.places.map { name(of: $0.node) } }

  func name(of node: BrainGraph.Node) -> String {
    switch node {
    case .input(.inner(let sense)): texts[SenseText(sense)]
    case .input(.sense(let cell, let channel)):
      "\(parts.name(ofCell: plan.cells[cell].gene)): \(self.channel(channel, of: cell))"
    case .hidden(let index): texts[TankText.hidden, ["number": "\(index + 1)"]]
    case .command(let command): texts[CommandText(command)]
    case .muscle(_, let slot): texts[TankText.muscle, ["number": "\(slot + 1)"]]
    }
  }

  private func channel(_ channel: Int, of cell: Int) -> String {
    let names = plan.cells[cell].type.senseNames(under: .standard)
    guard channel < names.count else { return "\(channel)" }
    let name = names[channel]
    return ChannelText(rawValue: name).map { texts[$0] } ?? name
  }
}
