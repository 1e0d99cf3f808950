import Foundation
import Micro

@testable import MicroApp

/// A disk in memory. A process can die in any operation, the disk can be full for a while, and a loss of power discards
/// everything that wasn't synced.
final class SimulatedDisk: Disk, @unchecked Sendable {
  /// The failures of the disk. Operations that change something are counted from 1.
  enum Mishap {
    case none
    /// The process dies in this operation, after a part of it. Later operations do nothing.
    case death(at: Int, part: Double)
    /// Operations that need space fail in this range; a part of each write is done.
    case full(ClosedRange<Int>, part: Double)
    /// Every operation in this range fails without any effect.
    case refusal(ClosedRange<Int>)
    /// The disk fills and frees at random moments, with partial writes. The process may die in an operation.
    case moods(RandomSource, death: Int?)
  }

  /// The content of a file: its bytes, and those that survive a loss of power.
  private final class File {
    var bytes: [UInt8]
    var durable: [UInt8] = []
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  private let lock = NSLock()
  private var files: [String: File] = [:]
  private var durableNames: [String: File] = [:]
  private var mishap: Mishap
  private var count = 0
  private var isDead = false
  private var isFull = false

  init(_ mishap: Mishap = .none) { self.mishap = mishap }

  var operations: Int { lock.withLock { count } }
  var hasDied: Bool { lock.withLock { isDead } }

  /// Every file's bytes, by its path.
  var contents: [String: [UInt8]] { lock.withLock { files.mapValues(\.bytes) } }

  /// Starts a new process on the same disk.
  func restart(_ mishap: Mishap = .none) {
    lock.withLock {
      self.mishap = mishap
      isDead = false
      isFull = false
      count = 0
    }
  }

  /// Simulates a loss of power: every file keeps its synced bytes, under its current name or its last synced name.
  func losePower(keepingNames: Bool) {
    lock.withLock {
      if !keepingNames { files = durableNames }
      for file in files.values { file.bytes = file.durable }
    }
  }

  /// Changes bytes of a file, as a failing disk does.
  func damage(_ path: String, _ change: (inout [UInt8]) -> Void) {
    lock.withLock { if let file = files[path] { change(&file.bytes) } }
  }

  // MARK: Disk

  func read(_ path: String) throws(DiskError) -> [UInt8]? {
    lock.withLock { files[path]?.bytes }
  }

  func names(in folder: String) throws(DiskError) -> [String] {
    lock.withLock {
      let inside = files.keys.filter { $0.hasPrefix(folder + "/") }
      return Set(inside.map { String($0.dropFirst(folder.count + 1).prefix { $0 != "/" }) })
        .sorted()
    }
  }

  func destination(of path: String) throws(DiskError) -> String { path }

  func makeFolder(_ path: String) throws(DiskError) { try change(needsRoom: true) { _ in } }

  func write(_ bytes: [UInt8], to path: String, at offset: Int) throws(DiskError) {
    try change(needsRoom: true) { part in
      let file = files[path] ?? File([])
      files[path] = file
      let added = bytes.prefix(Int(Double(bytes.count) * part))
      file.bytes = Array(file.bytes.prefix(offset) + added)
    }
  }

  func sync(_ path: String) throws(DiskError) {
    try change(needsRoom: false) { part in
      guard part == 1 else { return }
      if let file = files[path] { file.durable = file.bytes }
      for name in Set(files.keys).union(durableNames.keys) where name.hasPrefix(path + "/") {
        durableNames[name] = files[name]
      }
    }
  }

  func rename(_ path: String, to new: String) throws(DiskError) {
    try change(needsRoom: false) { part in
      guard part == 1 else { return }
      for name in files.keys.sorted() where name == path || name.hasPrefix(path + "/") {
        files[new + name.dropFirst(path.count)] = files.removeValue(forKey: name)
      }
    }
  }

  func remove(_ path: String) throws(DiskError) {
    try change(needsRoom: false) { part in
      let inside = files.keys.filter { $0 == path || $0.hasPrefix(path + "/") }.sorted()
      for name in inside.prefix(Int(Double(inside.count) * part)) { files[name] = nil }
    }
  }

  /// - Parameter act: Performs a part of the operation.
  private func change(needsRoom: Bool, _ act: (Double) -> Void) throws(DiskError) {
    let error: DiskError? = lock.withLock {
      guard !isDead else { return .failed(code: 9) }
      count += 1
      switch mishap {
      case .death(count, let part):
        act(part)
        isDead = true
        return .failed(code: 9)
      case .full(let range, let part) where needsRoom && range.contains(count):
        act(part)
        return .full
      case .refusal(let range) where range.contains(count):
        return .full
      case .moods(_, death: count):
        act(0.5)
        isDead = true
        return .failed(code: 9)
      case .moods(var random, let death):
        if random.chance(0.06) { isFull.toggle() }
        let part = Double(random.uniform())
        mishap = .moods(random, death: death)
        guard isFull, needsRoom else { break }
        act(part)
        return .full
      default: break
      }
      act(1)
      return nil
    }
    if let error { throw error }
  }
}
