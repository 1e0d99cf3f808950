import ElasticHeaders
import UIKit

/// Every combination of the geometry's inputs, each with a sweep of offsets.
///
/// Checks collect their failures, because an expectation for each of several hundred thousand cases would take
/// longer than the cases.
struct GeometryGrid {
  struct Case: CustomStringConvertible {
    var geometry: StretchGeometry
    var resting: CGFloat
    var minimum: CGFloat
    var inset: CGFloat
    var safeArea: CGFloat
    var width: CGFloat

    var topInset: CGFloat { inset + safeArea }
    var underlap: CGFloat { geometry.underlapsTopInset ? max(topInset, 0) : 0 }
    /// The effective minimum.
    var floor: CGFloat { min(minimum, resting) }

    func input(_ offset: CGFloat, lastBottom: CGFloat? = nil) -> StretchGeometry.Input {
      .init(
        bounds: CGRect(x: 0, y: offset, width: width, height: 640), topInset: topInset,
        restingHeight: resting, minimumHeight: minimum, lastBottom: lastBottom)
    }

    func state(_ offset: CGFloat) -> StretchState { geometry.state(for: input(offset)) }

    var description: String {
      "\(geometry), resting \(resting), minimum \(minimum), inset \(inset) + \(safeArea)"
    }
  }

  /// Sums and halves of these numbers are exact in binary, except those of the resisting curve.
  static let tolerance: CGFloat = 1e-9
  static let step: CGFloat = 27.5
  static let offsets: [CGFloat] = stride(from: -440, through: 660, by: step).map { $0 }

  static let cases: [Case] = {
    var cases: [Case] = []
    let curves: [StretchCurve] = [.linear, .limited(to: 60), .resisting(limit: 120), .rigid]
    for underlaps in [true, false] {
      for anchor in ContentAnchor.allCases {
        for curve in curves {
          for parallax in [CGFloat(0), 0.5, 1] {
            let geometry = StretchGeometry(
              underlapsTopInset: underlaps, anchor: anchor, curve: curve, parallax: parallax)
            for resting in [CGFloat(0), 1, 280, 900] {
              for minimum in [CGFloat(0), 44, 500] {
                for inset in [CGFloat(-30), 0, 50] {
                  for safeArea in [0, 20, 293.0 / 3] as [CGFloat] {
                    cases.append(
                      Case(
                        geometry: geometry, resting: resting, minimum: minimum, inset: inset,
                        safeArea: safeArea, width: 320))
                  }
                }
              }
            }
          }
        }
      }
    }
    return cases
  }()

  /// Returns the first cases in which `check` finds a failure.
  static func failures(_ check: (Case) -> String?) -> [String] {
    var found: [String] = []
    for each in cases {
      if let wrong = check(each) { found.append("\(wrong): \(each)") }
      if found.count == 5 { break }
    }
    return found
  }

  /// Returns the first failures of a check that runs at each offset.
  static func failures(atOffsets check: (Case, CGFloat, StretchState) -> String?) -> [String] {
    failures { each in
      for offset in offsets {
        if let wrong = check(each, offset, each.state(offset)) { return "\(wrong) at \(offset)" }
      }
      return nil
    }
  }
}
