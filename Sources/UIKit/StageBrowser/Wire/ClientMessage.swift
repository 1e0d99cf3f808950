import CoreGraphics
import Stage

/// A message from the page to the server. `Docs/Wire.md` describes its bytes.
package enum ClientMessage: Sendable, Equatable {
  /// The first message on a connection, which is sent only once.
  case hello(version: UInt8, token: String, viewport: Viewport)
  /// The page has drawn a frame at this time of the display, so the next one may be sent.
  case acknowledge(frame: UInt64, milliseconds: Double)
  case pointer(Pointer)
  case wheel(Wheel)
  /// The mouse moved without a pressed button.
  case hover(Hover)
  case key(Key)
  /// The page's window or its pixel density changed.
  case resize(Viewport)
  case setting(Setting)
  case text(Text)
  /// A request to an element, from assistive technologies or from the keyboard as it moves through the
  /// elements.
  case element(Element)

  /// The time of the message by the page's clock, if it has one.
  var milliseconds: Double? {
    switch self {
    case .acknowledge(_, let milliseconds): milliseconds
    case .pointer(let pointer): pointer.milliseconds
    case .wheel(let wheel): wheel.milliseconds
    case .hover(let hover): hover.milliseconds
    case .hello, .key, .resize, .setting, .text, .element: nil
    }
  }

  /// The page's window.
  package struct Viewport: Sendable, Equatable {
    /// The size in CSS pixels, 1…16384 each.
    package var size: CGSize
    /// The number of device pixels per CSS pixel, 0.25…16.
    package var pixelRatio: Double
    /// The part of the window that the display's shape covers, in CSS pixels, 0…1024 each.
    package var safeArea: UIEdgeInsets

    package init(size: CGSize, pixelRatio: Double, safeArea: UIEdgeInsets = .zero) {
      self.size = size
      self.pixelRatio = pixelRatio
      self.safeArea = safeArea
    }
  }

  /// One finger, pen or mouse button.
  package struct Pointer: Sendable, Equatable {
    package enum Phase: UInt8, Sendable, CaseIterable {
      case down, move, up, cancel
      /// A mouse's secondary button is pressed. It moves and ends like the others.
      case secondary
    }
    package var phase: Phase
    /// The identifier, which stays the same from down to up.
    package var identifier: UInt32
    /// The position in points of the device's screen, y down. It may be outside the screen.
    package var location: CGPoint
    /// The time in milliseconds since the page was opened.
    package var milliseconds: Double

    package init(phase: Phase, identifier: UInt32, location: CGPoint, milliseconds: Double) {
      self.phase = phase
      self.identifier = identifier
      self.location = location
      self.milliseconds = milliseconds
    }
  }

  /// A mouse above the screen without a pressed button.
  package struct Hover: Sendable, Equatable {
    /// The position in points of the device's screen, y down; `nil` when the mouse has left it.
    package var location: CGPoint?
    package var milliseconds: Double

    package init(location: CGPoint?, milliseconds: Double) {
      self.location = location
      self.milliseconds = milliseconds
    }
  }

  /// A turn of the mouse wheel, or two fingers on a trackpad.
  package struct Wheel: Sendable, Equatable {
    package var location: CGPoint
    /// The distance in points that the content moves. Positive x shows content further to the right, positive y
    /// content further down.
    package var delta: CGVector
    /// Whether the input comes from a trackpad and not from a wheel with steps.
    package var isContinuous: Bool
    package var milliseconds: Double

    package init(
      location: CGPoint, delta: CGVector, isContinuous: Bool = false, milliseconds: Double
    ) {
      self.location = location
      self.delta = delta
      self.isContinuous = isContinuous
      self.milliseconds = milliseconds
    }
  }

  package struct Key: Sendable, Equatable {
    package var isDown: Bool
    package var modifiers: Modifiers
    /// The value of `KeyboardEvent.key`: the character, or a name such as `Enter`.
    package var key: String
    /// The value of `KeyboardEvent.code`: the physical key.
    package var code: String

    package init(isDown: Bool, modifiers: Modifiers, key: String, code: String) {
      self.isDown = isDown
      self.modifiers = modifiers
      self.key = key
      self.code = code
    }
  }

  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: UInt8
    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let option = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)

    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// Text from the page's keyboard, its input methods or its clipboard. A long text is sent in pieces.
  package struct Text: Sendable, Equatable {
    package enum Purpose: UInt8, Sendable, CaseIterable {
      /// The text is typed, without a key event.
      case insert
      /// The text replaces the composition and ends it.
      case commit
      /// The text replaces the composition and stays marked. An empty text ends the composition.
      case compose
      case paste
    }
    package var purpose: Purpose
    /// Whether this is the last piece of the text.
    package var isLast: Bool
    /// The selected part of a composed text, in UTF-16 units from its start.
    package var selection: Range<Int>
    /// The text, of at most ``maximumPieceBytes`` bytes.
    package var piece: String

    static let maximumPieceBytes = 384
    /// The maximum total length of a text's pieces in bytes.
    package static let limit = 65_536

    package init(purpose: Purpose, isLast: Bool, selection: Range<Int>, piece: String) {
      self.purpose = purpose
      self.isLast = isLast
      self.selection = selection
      self.piece = piece
    }
  }

  /// A request to an element of the accessibility tree.
  package struct Element: Sendable, Equatable {
    package var request: AccessibilityCenter.Request
    /// The element's number in the tree.
    package var number: UInt32

    package init(request: AccessibilityCenter.Request, number: UInt32) {
      self.request = request
      self.number = number
    }
  }

  /// A setting in the page's sidebar.
  package struct Setting: Sendable, Equatable {
    package enum Name: UInt8, Sendable, CaseIterable {
      case screen, device, orientation, appearance, textSize, layoutDirection
    }
    package var name: Name
    package var value: String

    package init(name: Name, value: String) {
      self.name = name
      self.value = value
    }
  }
}

/// The reason why a message from the page was refused. The connection is closed with it, and no part of the
/// message takes effect.
package enum ClientMessageError: Error, Equatable {
  case empty
  case tooLong(bytes: Int)
  case notBinary
  case reservedBits
  case unmasked
  case lengthNotMinimal
  case unknownKind(UInt8)
  case truncated(at: Int)
  case trailingBytes(Int)
  case numberTooLarge(at: Int)
  case numberOutOfRange(String)
  case stringTooLong(at: Int)
  case invalidText(at: Int)
  case unknownValue(String)
  case unsupportedVersion(UInt8)
  case wrongToken
  case helloExpected
  case helloRepeated
  case unexpectedAcknowledgement(UInt64)
  case tooManyPointers
  case tooManyMessages
  case textTooLong
}

extension ClientMessageError {
  /// A line for the close frame and the log, at most 120 bytes of ASCII.
  package var reason: String {
    switch self {
    case .empty: "empty message"
    case .tooLong(let bytes): "message of \(bytes) bytes is too long"
    case .notBinary: "a text message where a binary one was expected"
    case .reservedBits: "reserved bits of the WebSocket frame are set"
    case .unmasked: "a WebSocket frame without a mask"
    case .lengthNotMinimal: "a WebSocket frame whose length takes more bytes than it needs"
    case .unknownKind(let kind): "unknown kind of message \(kind)"
    case .truncated(let position): "message ends at byte \(position)"
    case .trailingBytes(let count): "\(count) bytes too many"
    case .numberTooLarge(let position): "number at byte \(position) is too large"
    case .numberOutOfRange(let name): "\(name) is out of range"
    case .stringTooLong(let position): "text at byte \(position) is too long"
    case .invalidText(let position): "text at byte \(position) is not UTF-8"
    case .unknownValue(let name): "unknown \(name)"
    case .unsupportedVersion(let version): "unsupported version \(version); reload the page"
    case .wrongToken: "wrong token"
    case .helloExpected: "hello expected first"
    case .helloRepeated: "hello came twice"
    case .unexpectedAcknowledgement(let frame): "frame \(frame) is not waiting"
    case .tooManyPointers: "too many fingers"
    case .tooManyMessages: "too many messages"
    case .textTooLong: "a text of more than \(ClientMessage.Text.limit) bytes"
    }
  }
}
