import Micro

/// A brain as a graph: its senses on the left, hidden neurons in the middle, commands and muscles on the right.
///
/// It contains only connected nodes. Columns are sorted by kind and rows by the order in the genome, so the same brain
/// always looks the same. Coordinates are 0 … 1 from the left and from the top.
@available(iOS 16, *)
struct BrainGraph: Hashable, Sendable {
  enum Node: Hashable, Sendable {
    case input(BrainPlan.Input)
    /// The hidden neuron with this index.
    case hidden(Int)
    case command(Command)
    /// The link with this index in the body, and its place among the brain's muscles.
    case muscle(link: Int, slot: Int)
  }

  struct Place: Hashable, Sendable {
    let node: Node
    /// The horizontal position, from 0 for an input to 1 for an output.
    let x: Float
    let y: Float
  }

  /// A connection between two places, by their indices.
  struct Edge: Hashable, Sendable {
    let from: Int
    let to: Int
    /// The weight, within ±5.
    let weight: Float
  }

  let places: [Place]
  let edges: [Edge]

  /// Creates the graph of a body's brain.
  ///
  /// - Parameters:
  ///   - genome: The genome of the body.
  ///   - plan: The body.
  /// - Complexity: O(connections · (neurons + cells)).
  init(_ genome: Genome, _ plan: BodyPlan) {
    var nodes: [Node] = plan.brain.inputs.map(Node.input)
    func index(_ node: Node) -> Int {
      if let index = nodes.firstIndex(of: node) { return index }
      nodes.append(node)
      return nodes.count - 1
    }
    func source(_ source: NeuronSource) -> Node? {
      switch source {
      case .inner(let sense): return .input(.inner(sense))
      case .sense(let id, let channel):
        guard let cell = plan.cells.firstIndex(where: { $0.gene == id }),
          Int(channel) < plan.cells[cell].type.senseChannels
        else { return nil }
        return .input(.sense(cell: cell, channel: Int(channel)))
      case .hidden(let id):
        return genome.brain.hidden.firstIndex { $0.id == id }.map(Node.hidden)
      }
    }
    func target(_ target: NeuronTarget) -> Node? {
      switch target {
      case .command(let command): return .command(command)
      case .hidden(let id): return genome.brain.hidden.firstIndex { $0.id == id }.map(Node.hidden)
      case .muscle(let id):
        guard let link = plan.links.firstIndex(where: { $0.gene == id }),
          let slot = plan.brain.muscles.firstIndex(of: link)
        else { return nil }
        return .muscle(link: link, slot: slot)
      }
    }
    edges = genome.brain.connections.compactMap { connection in
      guard let from = source(connection.from), let to = target(connection.to) else { return nil }
      return Edge(from: index(from), to: index(to), weight: connection.weight)
    }
    places = Self.layOut(nodes)
  }

  private static func layOut(_ nodes: [Node]) -> [Place] {
    let columns = nodes.map(\.column)
    var counts: [Float: Int] = [:]
    for column in columns { counts[column, default: 0] += 1 }
    // Outputs are in the order of their kind, whichever is connected first.
    let order = nodes.indices.sorted { (nodes[$0].rank, $0) < (nodes[$1].rank, $1) }
    var rows: [Float: Int] = [:]
    var ys = [Float](repeating: 0, count: nodes.count)
    for index in order {
      let column = columns[index]
      let row = rows[column, default: 0]
      rows[column] = row + 1
      ys[index] = (Float(row) + 0.5) / Float(counts[column] ?? 1)
    }
    return nodes.indices.map { Place(node: nodes[$0], x: columns[$0], y: ys[$0]) }
  }

  /// Returns the activity of each node, in −1 … 1.
  ///
  /// - Parameters:
  ///   - inputs: The brain's inputs, in the order of its plan.
  ///   - brain: The brain's state.
  func activity(inputs: [Float], brain: BrainState) -> [Float] {
    places.enumerated().map { index, place in
      switch place.node {
      case .input: index < inputs.count ? inputs[index] : 0
      case .hidden(let neuron): brain.hidden[neuron]
      case .command(let command): brain.commands[command]
      case .muscle(_, let slot): brain.muscles[slot]
      }
    }
  }
}

@available(iOS 16, *)
extension BrainGraph.Node {
  /// The column: 0 for an input, ½ for a hidden neuron, or 1 for an output.
  var column: Float {
    switch self {
    case .input: 0
    case .hidden: 0.5
    case .command, .muscle: 1
    }
  }

  /// The position in its column: hidden neurons and commands in order, then muscles.
  fileprivate var rank: Int {
    switch self {
    case .input: 0
    case .hidden(let index): index
    case .command(let command): Int(command.rawValue)
    case .muscle(_, let slot): Command.allCases.count + slot
    }
  }
}
