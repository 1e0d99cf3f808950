import CPango
import Foundation

/// A user-perceived character of a line, with its position.
package struct PlacedCharacter: Equatable {
  /// The range in UTF-16 units.
  package var range: Range<Int>
  /// The distance from the line's left end, in points.
  package var left: CGFloat
  package var right: CGFloat
  /// The embedding level in Unicode's bidirectional algorithm. Odd levels are right-to-left.
  var level: Int

  package var isRightToLeft: Bool { level % 2 == 1 }
  /// The leading and trailing edges in reading direction.
  package var leading: CGFloat { isRightToLeft ? right : left }
  var trailing: CGFloat { isRightToLeft ? left : right }
}

extension GlyphLine {
  /// The glyphs for a range of text that can't be divided, as reported by Pango.
  private struct Cluster {
    let range: Range<Int>
    let left: CGFloat
    let right: CGFloat
    let level: Int
  }

  /// Returns the characters in text order.
  ///
  /// A ligature is divided evenly among its characters. A character with several clusters has their
  /// combined width. The cost is linear in the line's paragraph.
  ///
  /// - Parameter origin: The index in `units` at which the paragraph begins.
  func characters(of units: [UInt16], origin: Int) -> [PlacedCharacter] {
    let range = range.lowerBound + origin..<range.upperBound + origin
    let clusters = clusters(of: units, in: segmentStart + origin..<range.upperBound)
    var result: [PlacedCharacter] = []
    var next = 0
    for character in TextBoundaries.characters(of: units, in: range) {
      while next < clusters.count, clusters[next].range.upperBound <= character.lowerBound {
        next += 1
      }
      var index = next
      var placed: PlacedCharacter?
      while index < clusters.count, clusters[index].range.lowerBound < character.upperBound {
        let part = part(of: clusters[index], at: character)
        if let known = placed {
          placed?.left = min(known.left, part.left)
          placed?.right = max(known.right, part.right)
        } else {
          placed = part
        }
        index += 1
      }
      let before = result.last
      result.append(
        placed
          ?? PlacedCharacter(
            range: character, left: before?.trailing ?? 0, right: before?.trailing ?? 0,
            level: before?.level ?? 0))
    }
    return result
  }

  /// Returns the character's part of a cluster, by their lengths.
  private func part(of cluster: Cluster, at character: Range<Int>) -> PlacedCharacter {
    let length = CGFloat(cluster.range.count)
    let width = cluster.right - cluster.left
    let first = character.lowerBound - cluster.range.lowerBound
    let last = character.upperBound - cluster.range.lowerBound
    let from = CGFloat(max(0, first)) / length * width
    let to = min(length, CGFloat(last)) / length * width
    let isRightToLeft = cluster.level % 2 == 1
    return PlacedCharacter(
      range: character,
      left: isRightToLeft ? cluster.right - to : cluster.left + from,
      right: isRightToLeft ? cluster.right - from : cluster.left + to,
      level: cluster.level)
  }

  private func clusters(of units: [UInt16], in range: Range<Int>) -> [Cluster] {
    let segment = TextSegment(units, range)
    var clusters: [Cluster] = []
    var x: CGFloat = 0
    FontMap.shared.withLock { _ in
      for piece in pieces {
        var starts: [Int] = []
        var widths: [Int: CGFloat] = [:]
        var lefts: [Int: CGFloat] = [:]
        var left = x
        for index in 0..<Int(piece.glyphs.pointee.num_glyphs) {
          let start = Int(piece.glyphs.pointee.log_clusters[index])
          let width =
            CGFloat(piece.glyphs.pointee.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
          if lefts[start] == nil {
            starts.append(start)
            lefts[start] = left
          }
          widths[start, default: 0] += width
          left += width
        }
        starts.sort()
        for (index, start) in starts.enumerated() {
          let end = index + 1 < starts.count ? starts[index + 1] : piece.bytes.count
          let first = segment.unit(
            atByte: piece.bytes.lowerBound + start, end: range.upperBound)
          let last = segment.unit(atByte: piece.bytes.lowerBound + end, end: range.upperBound)
          guard first < last, let left = lefts[start], let width = widths[start] else { continue }
          clusters.append(
            Cluster(range: first..<last, left: left, right: left + width, level: piece.level))
        }
        x += piece.width
      }
    }
    return clusters.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
