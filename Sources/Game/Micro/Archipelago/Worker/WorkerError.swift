/// The reason why a worker can't answer a request. The codes never change.
public enum WorkerError: Error, Hashable, Sendable {
  /// The message's first byte is not a known kind of request.
  case unknownRequest(UInt8)
  /// The message doesn't have the layout of its kind.
  case malformed(SaveError)
  /// The message's island can't be read.
  case island(SaveError)
  /// One of the message's migrants, given by its number, can't be read.
  case migrant(Int, SaveError)
  /// One of the message's numbers is out of its limits.
  case limit(String)
  /// The message claims to be longer than `WorkerMessage.maximumLength`.
  case tooLong(UInt32)
  /// The input ended within a message.
  case cutOff

  /// The code of the error in messages.
  public var code: UInt8 {
    switch self {
    case .unknownRequest: 1
    case .malformed: 2
    case .island: 3
    case .migrant: 4
    case .limit: 5
    case .tooLong: 6
    case .cutOff: 7
    }
  }
}

extension WorkerError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .unknownRequest(let kind): "No request has the number \(kind)."
    case .malformed(let error): "The message can't be read. \(error.description)"
    case .island(let error): "The island can't be read. \(error.description)"
    case .migrant(let number, let error):
      "Migrant \(number) can't be read. \(error.description)"
    case .limit(let what): what + "."
    case .tooLong(let length):
      "A message of \(length) bytes is longer than \(WorkerMessage.maximumLength)."
    case .cutOff: "The input ended within a message."
    }
  }
}
