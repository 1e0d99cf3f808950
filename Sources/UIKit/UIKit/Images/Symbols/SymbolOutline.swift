import CoreGraphics
import Foundation

/// The paths that form symbols, on a square of 24 units with y pointing down.
///
/// Each line of a table contains a name and its pieces, separated by `|`. Pieces use SVG syntax,
/// with the absolute commands M, L, C and Z only. The paths are centre lines, so one outline serves
/// every weight.
enum SymbolOutline {
  /// The side length of the square.
  static let side: CGFloat = 24

  /// Returns the pieces of an outline, or `nil` if no table has the name.
  static func pieces(_ name: String) -> [CGPath]? { all[name] }

  private static let all: [String: [CGPath]] = {
    var outlines: [String: [CGPath]] = [:]
    for table in [aToG, hToZ, own] {
      for line in table.split(separator: "\n") {
        guard let space = line.firstIndex(of: " ") else { continue }
        outlines[String(line[..<space])] = line[space...].dropFirst().split(separator: "|")
          .map(path)
      }
    }
    return outlines
  }()

  private static func path(_ text: Substring) -> CGPath {
    let path = CGMutablePath()
    var rest = text
    while let command = rest.popFirst() {
      let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
      let numbers = rest[..<end].split(separator: " ").compactMap { Double($0) }
      rest = rest[end...]
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (command, points.count) {
      case ("M", 1): path.move(to: points[0])
      case ("L", 1): path.addLine(to: points[0])
      case ("C", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("Z", 0): path.closeSubpath()
      default: preconditionFailure("an outline has \(command) with \(points.count) points")
      }
    }
    return path
  }
}
