import Foundation
import Stage
import StageBrowser

// A step is one line: its time and the action, as in `1.25 pointer down 3 120.5 300`. Texts begin with `=` and
// are percent-encoded. Empty lines and text after a `#` are ignored.
extension MonkeyStep {
  package struct Unreadable: Error, CustomStringConvertible {
    package let line: String
    package var description: String { "not a fuzzer step: \(line)" }
  }

  package static func text(_ steps: [MonkeyStep]) -> String {
    steps.map { $0.line + "\n" }.joined()
  }

  package static func read(_ text: String) throws -> [MonkeyStep] {
    try text.split(whereSeparator: \.isNewline).compactMap { line in
      let bare = line.prefix { $0 != "#" }
      let words = bare.split(separator: " ").map(String.init)
      guard !words.isEmpty else { return nil }
      guard let time = Double(words[0]), time.isFinite, time >= 0,
        let action = Action(words: Array(words.dropFirst()))
      else { throw Unreadable(line: String(line)) }
      return MonkeyStep(time: time, action: action)
    }
  }

  package var line: String { "\(time) \(action.words.joined(separator: " "))" }
}

extension MonkeyStep.Action {
  fileprivate var words: [String] {
    switch self {
    case .open: ["open"]
    case .leave: ["leave"]
    case .rest(let seconds): ["rest", "\(seconds)"]
    case .acknowledgeAgain: ["acknowledge-again"]
    case .acknowledgeUnknown: ["acknowledge-unknown"]
    case .say(let message): message.words
    case .sayLate(let message): ["late"] + message.words
    }
  }

  fileprivate init?(words: [String]) {
    switch words.first {
    case "open" where words.count == 1: self = .open
    case "leave" where words.count == 1: self = .leave
    case "rest" where words.count == 2:
      guard let seconds = Double(words[1]) else { return nil }
      self = .rest(seconds: seconds)
    case "acknowledge-again" where words.count == 1: self = .acknowledgeAgain
    case "acknowledge-unknown" where words.count == 1: self = .acknowledgeUnknown
    case "late":
      guard let message = ClientMessage(words: Array(words.dropFirst())) else { return nil }
      self = .sayLate(message)
    default:
      guard let message = ClientMessage(words: words) else { return nil }
      self = .say(message)
    }
  }
}

extension ClientMessage {
  fileprivate var words: [String] {
    func quoted(_ text: String) -> String {
      "=" + (text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    }
    switch self {
    case .pointer(let pointer):
      return [
        "pointer", "\(pointer.phase)", "\(pointer.identifier)", "\(pointer.location.x)",
        "\(pointer.location.y)",
      ]
    case .hover(let hover):
      guard let location = hover.location else { return ["hover"] }
      return ["hover", "\(location.x)", "\(location.y)"]
    case .wheel(let wheel):
      return [
        "wheel", "\(wheel.location.x)", "\(wheel.location.y)", "\(wheel.delta.dx)",
        "\(wheel.delta.dy)", wheel.isContinuous ? "fingers" : "steps",
      ]
    case .key(let key):
      return [
        "key", key.isDown ? "down" : "up", "\(key.modifiers.rawValue)", quoted(key.key),
        quoted(key.code),
      ]
    case .resize(let viewport):
      return [
        "resize", "\(viewport.size.width)", "\(viewport.size.height)", "\(viewport.pixelRatio)",
        "\(viewport.safeArea.top)", "\(viewport.safeArea.left)", "\(viewport.safeArea.bottom)",
        "\(viewport.safeArea.right)",
      ]
    case .setting(let setting): return ["setting", "\(setting.name)", quoted(setting.value)]
    case .text(let text):
      return [
        "text", "\(text.purpose)", text.isLast ? "last" : "piece", "\(text.selection.lowerBound)",
        "\(text.selection.count)", quoted(text.piece),
      ]
    case .element(let element):
      let (code, argument) = element.request.code
      return ["element", "\(element.number)", "\(code)", "\(argument)"]
    case .hello, .acknowledge: preconditionFailure("the fuzzer's page sends these by itself")
    }
  }

  fileprivate init?(words: [String]) {
    guard let kind = words.first else { return nil }
    let rest = Array(words.dropFirst())
    let numbers = rest.map { Double($0) }
    func number(_ index: Int) -> Double? { rest.indices.contains(index) ? numbers[index] : nil }
    func text(_ index: Int) -> String? {
      guard rest.indices.contains(index), rest[index].hasPrefix("=") else { return nil }
      return String(rest[index].dropFirst()).removingPercentEncoding
    }
    func point(_ index: Int) -> CGPoint? {
      guard let x = number(index), let y = number(index + 1) else { return nil }
      return CGPoint(x: x, y: y)
    }
    switch (kind, rest.count) {
    case ("pointer", 4):
      guard let phase = Pointer.Phase.allCases.first(where: { "\($0)" == rest[0] }),
        let identifier = UInt32(rest[1]), let location = point(2)
      else { return nil }
      self = .pointer(
        Pointer(phase: phase, identifier: identifier, location: location, milliseconds: 0))
    case ("hover", 0): self = .hover(Hover(location: nil, milliseconds: 0))
    case ("hover", 2):
      guard let location = point(0) else { return nil }
      self = .hover(Hover(location: location, milliseconds: 0))
    case ("wheel", 5):
      guard let location = point(0), let distance = point(2),
        rest[4] == "fingers" || rest[4] == "steps"
      else { return nil }
      self = .wheel(
        Wheel(
          location: location, delta: CGVector(dx: distance.x, dy: distance.y),
          isContinuous: rest[4] == "fingers", milliseconds: 0))
    case ("key", 4):
      guard let modifiers = UInt8(rest[1]), let key = text(2), let code = text(3) else {
        return nil
      }
      self = .key(
        Key(
          isDown: rest[0] == "down", modifiers: Modifiers(rawValue: modifiers), key: key,
          code: code))
    case ("resize", 7):
      guard let size = point(0), let ratio = number(2), let top = number(3), let left = number(4),
        let bottom = number(5), let right = number(6)
      else { return nil }
      self = .resize(
        Viewport(
          size: CGSize(width: size.x, height: size.y), pixelRatio: ratio,
          safeArea: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)))
    case ("setting", 2):
      guard let name = Setting.Name.allCases.first(where: { "\($0)" == rest[0] }),
        let value = text(1)
      else { return nil }
      self = .setting(Setting(name: name, value: value))
    case ("text", 5):
      guard let purpose = Text.Purpose.allCases.first(where: { "\($0)" == rest[0] }),
        let start = Int(rest[2]), let count = Int(rest[3]), start >= 0, count >= 0,
        start <= Text.limit, count <= Text.limit, let piece = text(4)
      else { return nil }
      self = .text(
        Text(
          purpose: purpose, isLast: rest[1] == "last", selection: start..<start + count,
          piece: piece))
    case ("element", 3):
      guard let number = UInt32(rest[0]), let code = UInt8(rest[1]), let argument = UInt8(rest[2]),
        let request = AccessibilityCenter.Request(code: code, argument: argument)
      else { return nil }
      self = .element(Element(request: request, number: number))
    default: return nil
    }
  }
}
