import CoreGraphics
import Foundation
import StageBrowser

/// The state of a page other than the picture: the settings in the sidebar, and the elements.
package struct PageKnowledge: Sendable {
  package struct Element: Codable, Sendable {
    package var number: UInt32
    package var kind: String
    package var label: String?
    /// The x, y, width and height in points of the screen.
    package var frame: [Double]
    package var actions: [String]?
    package var children: [UInt32]?
  }

  private struct Envelope: Codable {
    struct Message: Codable {
      var isWhole: Bool?
      var changed: [Element]
      var gone: [UInt32]
    }
    var elements: Message
  }

  /// Whether a page is connected.
  package var isOpen = false
  package private(set) var state: StageState?
  package private(set) var elements: [UInt32: Element] = [:]
  /// Every element that pages have received, in order.
  package private(set) var told: [UInt32] = []
  private var places: [UInt32: Int] = [:]

  package init() {}

  /// Handles a text message of the server: a state or elements.
  package mutating func take(_ text: String) {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    guard let message = try? decoder.decode(Envelope.self, from: data).elements else {
      if let state = try? decoder.decode(StageState.self, from: data) { self.state = state }
      return
    }
    if message.isWhole == true { elements = [:] }
    for number in message.gone { elements[number] = nil }
    for element in message.changed {
      elements[element.number] = element
      guard places[element.number] == nil else { continue }
      places[element.number] = told.count
      told.append(element.number)
    }
  }

  /// Returns the protocol's number of the element at an index of ``told``, or an unused number if there is no
  /// such element.
  private func number(ofElement place: Int) -> UInt32 {
    told.indices.contains(place) ? told[place] : .max
  }

  /// Returns a step's message in the form for sending at `time`, in seconds: with the time, and the protocol's
  /// number of an element.
  package func completed(_ message: ClientMessage, at time: Double) -> ClientMessage {
    switch message {
    case .pointer(var pointer):
      pointer.milliseconds = time * 1000
      return .pointer(pointer)
    case .hover(var hover):
      hover.milliseconds = time * 1000
      return .hover(hover)
    case .wheel(var wheel):
      wheel.milliseconds = time * 1000
      return .wheel(wheel)
    case .element(var element):
      element.number = number(ofElement: Int(element.number))
      return .element(element)
    default: return message
    }
  }

  /// The elements on the screen that aren't containers, with their indexes in ``told``, in that order.
  var targets: [(place: Int, element: Element)] {
    elements.values
      .filter { $0.children == nil && $0.frame.count == 4 && $0.frame[2] > 0 && $0.frame[3] > 0 }
      .map { (places[$0.number] ?? 0, $0) }
      .sorted { $0.0 < $1.0 }
  }

  /// The size of the screen in points.
  var size: CGSize {
    state.map { CGSize(width: $0.frame.width, height: $0.frame.height) }
      ?? CGSize(width: 393, height: 852)
  }
}
