import Foundation
import Synchronization

extension TextLayout {
  /// Returns the layout of `text` with `options`, either new or from the recently created ones.
  package static func cached(_ text: AttributedText, _ options: TextLayoutOptions) -> TextLayout {
    let key = TextLayoutCache.Key(units: text.units, runs: text.runs, options: options)
    if let known = TextLayoutCache.shared.withLock({ $0[key] }) { return known }
    let layout = TextLayout(text, options)
    let releaseCount = FontMap.shared.withLock(\.releaseCount)
    TextLayoutCache.shared.withLock { $0.keep(layout, for: key, releaseCount: releaseCount) }
    return layout
  }
}

/// Two generations of layouts. When the young one is full, the old one is discarded. A layout that is
/// used again moves to the young one.
///
/// Both are discarded when the font map releases its fonts, because layouts would retain them.
struct TextLayoutCache {
  struct Key: Hashable {
    let units: [UInt16]
    let runs: [AttributedText.Run]
    let options: TextLayoutOptions
  }

  static let shared = Mutex(TextLayoutCache())

  /// A screen of text has about a hundred labels, each measured at a few widths.
  private static let generationSize = 1024

  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]
  private var releaseCount = 0

  /// Stores a layout that was created after the given number of font releases.
  mutating func keep(_ layout: TextLayout, for key: Key, releaseCount: Int) {
    if releaseCount != self.releaseCount {
      young = [:]
      old = [:]
      self.releaseCount = releaseCount
    }
    self[key] = layout
  }

  subscript(key: Key) -> TextLayout? {
    mutating get {
      if let layout = young[key] { return layout }
      guard let layout = old[key] else { return nil }
      self[key] = layout
      return layout
    }
    set {
      if young.count >= Self.generationSize {
        old = young
        young = [:]
      }
      young[key] = newValue
    }
  }
}
