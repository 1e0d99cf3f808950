import Foundation
import Glibc

/// A program with arguments, found on the search path.
public struct Command: Sendable {
  public struct Output: Sendable {
    public var status: Int32
    public var text: String
    public var errors: String
  }

  public var arguments: [String]
  public var environment: [String: String] = [:]
  /// The restrictions on writing and network access; `nil` if the program runs with the tool's own permissions.
  public var confinement: Confinement?
  /// The time limit in seconds; `nil` for no limit.
  public var seconds: Int?

  public init(_ arguments: String...) { self.arguments = arguments }
  public init(_ arguments: [String]) { self.arguments = arguments }

  /// Runs the program and returns its output. Throws if the output is too long or the program takes too long.
  public func output() throws -> Output {
    let output = Pipe()
    let errors = Pipe()
    let process = make()
    process.standardOutput = output
    process.standardError = errors
    try start(process)
    // Both pipes are read at the same time, because a full pipe without a reader would block the program.
    nonisolated(unsafe) var errorData: Data?
    let isRead = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      errorData = errors.fileHandleForReading.readAll(upTo: ProjectLimits.outputLength)
      isRead.signal()
    }
    let data = output.fileHandleForReading.readAll(upTo: ProjectLimits.outputLength)
    // A program that writes into a closed pipe is ended by a signal.
    try? output.fileHandleForReading.close()
    isRead.wait()
    try? errors.fileHandleForReading.close()
    process.waitUntilExit()
    guard let data, let errorData else {
      throw ProjectError(
        "'\(arguments.joined(separator: " "))' printed more than \(ProjectLimits.outputLength >> 20) MB"
      )
    }
    if let seconds, process.terminationStatus == Self.timedOut {
      throw ProjectError(
        "'\(arguments.joined(separator: " "))' took more than \(seconds) s and was stopped")
    }
    return Output(
      status: process.terminationStatus, text: String(decoding: data, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }

  /// Runs the program and passes on each line of both its outputs.
  ///
  /// - Parameters:
  ///   - seconds: The longest time without a line of progress. Then the program and its children are stopped.
  ///   - isProgress: Whether a line is one of progress.
  /// - Returns: The exit code, 128 plus the number of a signal, as in shells, or ``stopped``.
  public func run(
    silentFor seconds: Int? = nil, isProgress: (String) -> Bool = { _ in true },
    _ eachLine: (String) -> Void
  ) throws -> Int32 {
    let output = Pipe()
    let process = make()
    process.standardOutput = output
    process.standardError = output
    try start(process)
    var rest = Data()
    var isStopped = false
    var end = ContinuousClock.now + .seconds(seconds ?? 0)
    while true {
      if seconds != nil, !isStopped, !output.fileHandleForReading.waits(until: end) {
        isStopped = true
        // Foundation gives each program a process group of its own.
        kill(-process.processIdentifier, SIGKILL)
      }
      let data = output.fileHandleForReading.readSome()
      if data.isEmpty { break }
      var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let last = lines.removeLast()
      for line in lines {
        let text = String(decoding: rest + line, as: UTF8.self)
        if isProgress(text), let seconds { end = .now + .seconds(seconds) }
        eachLine(text)
        rest = Data()
      }
      rest += last
      // A line without an end is passed on in parts.
      if rest.count > Self.lineLength {
        eachLine(String(decoding: rest, as: UTF8.self))
        rest = Data()
      }
    }
    if !rest.isEmpty { eachLine(String(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    if isStopped { return Self.stopped }
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? 128 + status : status
  }

  /// The result of ``run(silentFor:isProgress:_:)`` for a program that was stopped.
  public static let stopped: Int32 = -1

  /// The longest line that is kept whole, in bytes.
  private static let lineLength = 1 << 20

  /// The exit code of `timeout` when the time is up (coreutils).
  private static let timedOut: Int32 = 124

  private func make() -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    var words = arguments
    let deathSignal = Self.isOnSearchPath("setpriv") ? ["setpriv", "--pdeathsig", "KILL"] : []
    // `timeout` runs inside the confinement, which ends with this process, so the timer doesn't outlive it. A killed
    // `timeout` can't end its program, which therefore ends with it.
    if let seconds { words = ["timeout", "--kill-after=5", "\(seconds)"] + deathSignal + words }
    var variables = environment
    if let confinement {
      words = confinement.words(for: words)
      variables.merge(confinement.environment) { own, _ in own }
    }
    // A program ends with this process, even if that is killed.
    process.arguments = deathSignal + words
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Throws if the command needs Swift and the machine has none. Debian has no package of Swift, so a machine may have
  /// this tool without Swift.
  private func checkSwift() throws(ProjectError) {
    guard arguments.first == "swift", !Self.isOnSearchPath("swift") else { return }
    throw ProjectError(
      "there is no 'swift' on the search path: install Swift 6.3 or later from https://www.swift.org/install/linux, and "
        + "add its folder usr/bin to PATH")
  }

  static func isOnSearchPath(
    _ program: String, _ path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) -> Bool {
    (path ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private func start(_ process: Process) throws {
    try checkSwift()
    // A program inherits the calling thread's mask, and worker threads block all signals.
    var none = sigset_t()
    var mask = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    do {
      try process.run()
    } catch {
      throw ProjectError("'\(arguments[0])' can't be started: \(error.localizedDescription)")
    }
  }
}

extension FileHandle {
  /// Waits for bytes and returns them; returns none at the end.
  ///
  /// Foundation's own functions end the process if a signal interrupts them.
  fileprivate func readSome() -> Data {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(fileDescriptor, &bytes, bytes.count)
      if count >= 0 { return Data(bytes[..<count]) }
      guard errno == EINTR else { return Data() }
    }
  }

  /// Waits for bytes or the end. Returns false if neither comes in time.
  fileprivate func waits(until end: ContinuousClock.Instant) -> Bool {
    while true {
      let rest = (end - .now) / .milliseconds(1)
      var poll = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
      let count = Glibc.poll(&poll, 1, Int32(min(max(rest, 0), 1_000_000).rounded(.up)))
      if count > 0 { return true }
      if count == 0, end <= .now { return false }
    }
  }

  /// Reads to the end, or returns `nil` if there are more bytes than this.
  fileprivate func readAll(upTo limit: Int) -> Data? {
    var all = Data()
    while true {
      let some = readSome()
      if some.isEmpty { return all }
      all += some
      if all.count > limit { return nil }
    }
  }
}
