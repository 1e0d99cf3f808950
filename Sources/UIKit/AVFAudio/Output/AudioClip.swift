import Foundation

/// A sound that can be played. Several players of the same file share it, so that it is read once and sent to a
/// page once.
package final class AudioClip {
  /// A number that identifies the clip in this process, from 1.
  package let serial: UInt32
  package let wave: WaveFile
  package let data: Data

  fileprivate init(serial: UInt32, data: Data, wave: WaveFile) {
    self.serial = serial
    self.data = data
    self.wave = wave
  }
}

/// The clips that are in use, by file.
final class AudioClips {
  private final class Entry {
    weak var clip: AudioClip?
    init(_ clip: AudioClip) { self.clip = clip }
  }

  private var entries: [Int: [Entry]] = [:]
  private var count: UInt32 = 0

  /// Returns the existing clip of a file, or a new one.
  ///
  /// - Complexity: O(bytes).
  func clip(of data: Data) throws(WaveFileError) -> AudioClip {
    // Many clips begin with the same bytes, so the hash includes all bytes.
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
