import Foundation

/// A sound that can be played: what several players of the same file share, so that it is read once and
/// sent to a page once.
package final class AudioClip {
  /// Tells it from all others of the process; counts from 1.
  package let serial: UInt32
  package let wave: WaveFile
  package let data: Data

  fileprivate init(serial: UInt32, data: Data, wave: WaveFile) {
    self.serial = serial
    self.data = data
    self.wave = wave
  }
}

/// The clips that somebody holds, by their files.
final class AudioClips {
  private final class Entry {
    weak var clip: AudioClip?
    init(_ clip: AudioClip) { self.clip = clip }
  }

  private var entries: [Int: [Entry]] = [:]
  private var count: UInt32 = 0

  /// The clip of a file: the one that there is, or a new one.
  ///
  /// - Complexity: O(bytes).
  func clip(of data: Data) throws(WaveFileError) -> AudioClip {
    // Many clips share their file's first bytes, so all bytes decide.
    var hasher = Hasher()
    data.withUnsafeBytes { hasher.combine(bytes: $0) }
    let key = hasher.finalize()
    let held = entries[key, default: []].filter { $0.clip != nil }
    if let clip = held.lazy.compactMap(\.clip).first(where: { $0.data == data }) { return clip }
    let wave = try WaveFile(Array(data))
    count += 1
    let clip = AudioClip(serial: count, data: data, wave: wave)
    entries = entries.filter { $0.value.contains { $0.clip != nil } }
    entries[key] = held + [Entry(clip)]
    return clip
  }
}
