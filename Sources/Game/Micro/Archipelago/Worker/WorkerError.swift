/// Why a worker can't do what it is asked to. The codes never change.
public enum WorkerError: Error, Hashable, Sendable {
  /// The message's first byte asks for nothing that is known here.
  case unknownRequest(UInt8)
  /// The message isn't laid out as its kind is.
  case malformed(SaveError)
  /// The island in it can't be read.
  case island(SaveError)
  /// A migrant in it, by its number, can't be read.
  case migrant(Int, SaveError)
  /// A number in it is beyond its limits.
  case limit(String)
  /// The message says that it is longer than `WorkerMessage.maximumLength`.
  case tooLong(UInt32)
  /// The input ended within a message.
  case cutOff

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
