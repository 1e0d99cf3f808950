import Foundation
import Glibc

/// A program that is run with arguments, found on the search path.
public struct Command: Sendable {
  public struct Output: Sendable {
    public var status: Int32
    public var text: String
    public var errors: String
  }

  public var arguments: [String]
  public var folder: URL?
  public var environment: [String: String] = [:]

  public init(_ arguments: String...) { self.arguments = arguments }
  public init(_ arguments: [String]) { self.arguments = arguments }

  /// Runs the program to its end and keeps what it says.
  public func output() throws -> Output {
    let output = Pipe()
    let errors = Pipe()
    let process = make()
    process.standardOutput = output
    process.standardError = errors
    try start(process)
    // Both at once: a full pipe that nobody reads would stop the program.
    nonisolated(unsafe) var errorData = Data()
    let isRead = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      errorData = errors.fileHandleForReading.readAll()
      isRead.signal()
    }
    let data = output.fileHandleForReading.readAll()
    isRead.wait()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, text: String(decoding: data, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }

  /// Runs the program to its end and hands over each line that it prints, of both outputs.
  ///
  /// - Returns: What it ended with; for a signal 128 and its number, as shells have it.
  public func run(_ eachLine: (String) -> Void) throws -> Int32 {
    let output = Pipe()
    let process = make()
    process.standardOutput = output
    process.standardError = output
    try start(process)
    var rest = Data()
    while true {
      let data = output.fileHandleForReading.readSome()
      if data.isEmpty { break }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        eachLine(String(decoding: rest[..<end], as: UTF8.self))
        rest = Data(rest[(end + 1)...])
      }
    }
    if !rest.isEmpty { eachLine(String(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? 128 + status : status
  }

  private func make() -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func start(_ process: Process) throws {
    do {
      try process.run()
    } catch {
      throw ProjectError("'\(arguments[0])' can't be started: \(error.localizedDescription)")
    }
  }
}

extension FileHandle {
  /// Waits for bytes and returns them; none at the end.
  ///
  /// Foundation's own functions end the process when a signal interrupts them.
  fileprivate func readSome() -> Data {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(fileDescriptor, &bytes, bytes.count)
      if count >= 0 { return Data(bytes[..<count]) }
      guard errno == EINTR else { return Data() }
    }
  }

  /// Reads to the end.
  fileprivate func readAll() -> Data {
    var all = Data()
    while true {
      let some = readSome()
      if some.isEmpty { return all }
      all += some
    }
  }
}
