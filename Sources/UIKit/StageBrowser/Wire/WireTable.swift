import QuartzCore
import Stage

/// The page's half of what both sides of the wire have to agree on: `Web/wire.js`, made of this side's enums.
///
/// A test holds the file; `OOZE_WRITE_WIRE=1 swift test --filter WireTableTests` writes it anew.
enum WireTable {
  package static var script: String {
    """
    // @ts-check
    // What both sides of the wire agree on. Written by Wire/WireTable.swift: change it there.

    export const version = \(ClientMessage.version);

    // The first byte of a message to the page.
    export const outputs = { frame: \(FrameEncoder.kind), sound: \(SoundEncoder.kind) };

    // The first byte of a message from the page, and what stands in it.
    export const kinds = \(list(ClientMessage.Kind.allCases));
    export const phases = \(list(ClientMessage.Pointer.Phase.allCases));
    export const purposes = \(list(ClientMessage.Text.Purpose.allCases));
    export const settings = \(list(ClientMessage.Setting.Name.allCases));
    export const requests = \(list(requests));
    // The directions of UIAccessibilityScrollDirection, the arguments of `scroll`.
    export const scrolls = \(list(scrolls));
    export const modifiers = \(list(modifiers));
    export const limits = {
      message: \(ClientMessage.maximumLength), pointers: \(PageConnection.maximumPointers),
      textPiece: \(ClientMessage.Text.maximumPieceBytes), text: \(ClientMessage.Text.limit),
    };

    // The bits of a layer's mask, in the order in which the fields are written.
    export const layerFields = \(list(LayerField.allCases));
    export const flag = \(list(flags));
    // The lowest of four bits of CACornerMask.
    export const cornersShift = \(LayerFlags.cornersShift);
    export const gravities = [
    \(rows(gravities))
    ];
    export const encodings = \(list(EncodedImage.Encoding.allCases));

    export const commands = \(list(SoundEncoder.Command.allCases));
    export const soundLimits = {
      clips: \(SoundEncoder.maximumClips), clipBytes: \(SoundEncoder.maximumClipBytes), voices: \(SoundEncoder.maximumVoices),
    };

    """
  }

  private typealias Names = [(name: String, number: Int)]

  private static func list<Case: RawRepresentable>(_ cases: [Case]) -> String
  where Case.RawValue: BinaryInteger {
    list(cases.map { ("\($0)", Int($0.rawValue)) })
  }

  private static func list(_ names: Names) -> String {
    "{\n\(rows(names.map { "\($0.name): \($0.number)" }))\n}"
  }

  /// The items in lines of at most a hundred characters.
  private static func rows(_ items: [String]) -> String {
    var lines = [" "]
    for item in items {
      if lines[lines.count - 1].count + item.count + 2 > 100 { lines.append(" ") }
      lines[lines.count - 1] += " \(item),"
    }
    return lines.joined(separator: "\n")
  }

  private static func names<Value>(
    _ values: KeyValuePairs<String, Value>, _ number: (Value) -> some BinaryInteger
  ) -> Names {
    values.map { ($0.key, Int(number($0.value))) }
  }

  private static let gravities = CALayerContentsGravity.wireOrder.map { "\"\($0.rawValue)\"" }

  private static let requests: Names = {
    let requests: KeyValuePairs<String, AccessibilityCenter.Request> = [
      "activate": .activate, "increment": .increment, "decrement": .decrement, "escape": .escape,
      "focus": .focus, "scroll": .scroll(.right), "custom": .custom(0),
    ]
    return names(requests) { $0.code.0 }
  }()

  private static let scrolls: Names = {
    let directions: KeyValuePairs<String, UIAccessibilityScrollDirection> = [
      "right": .right, "left": .left, "up": .up, "down": .down, "next": .next,
      "previous": .previous,
    ]
    return names(directions) { $0.rawValue }
  }()

  private static let modifiers: Names = {
    let modifiers: KeyValuePairs<String, ClientMessage.Modifiers> = [
      "shift": .shift, "control": .control, "option": .option, "command": .command,
    ]
    return names(modifiers) { $0.rawValue }
  }()

  private static let flags: Names = {
    let flags: KeyValuePairs<String, LayerFlags> = [
      "hidden": .hidden, "masksToBounds": .masksToBounds, "doubleSided": .doubleSided,
      "geometryFlipped": .geometryFlipped, "continuousCorners": .continuousCorners,
      "groupOpacity": .groupOpacity, "nearestMagnification": .nearestMagnification,
      "nearestMinification": .nearestMinification, "addsLight": .addsLight,
    ]
    return names(flags) { $0.rawValue }
  }()
}
