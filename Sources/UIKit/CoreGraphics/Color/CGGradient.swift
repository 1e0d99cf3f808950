/// A gradient: colours along a line, each at a position between 0 and 1.
public final class CGGradient: @unchecked Sendable {
  struct Stop: Sendable, Equatable {
    var location: CGFloat
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  /// The stops in order of location.
  let stops: [Stop]

  private init(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    let stops = colors.enumerated().map { index, color in
      Stop(
        location: Self.location(index, of: colors.count, locations), red: color.rgba.red,
        green: color.rgba.green, blue: color.rgba.blue, alpha: color.rgba.alpha)
    }
    // A stable sort: of two stops at the same position, the first one given ends the part before it.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// - Parameters:
  ///   - space: The space for interpolation. It has no effect: colours are always interpolated in sRGB.
  ///   - colors: The `CGColor`s. With other elements, or without any, the result is `nil`.
  ///   - locations: One location for each colour, or `nil` for even steps from 0 to 1.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let given = colors.compactMap { $0 as? CGColor }
    guard !given.isEmpty, given.count == colors.count else { return nil }
    self.init(given, locations)
  }

  /// - Parameter components: The space's components and alpha for each of the `count` colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let stride = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      CGColor(
        space: space,
        values: Array(UnsafeBufferPointer(start: components + index * stride, count: stride)))
    }
    self.init(colors, locations)
  }

  private static func location(
    _ index: Int, of count: Int, _ locations: UnsafePointer<CGFloat>?
  ) -> CGFloat {
    if let locations { return locations[index].clamped(to: 0...1) }
    return count == 1 ? 0 : CGFloat(index) / CGFloat(count - 1)
  }
}

/// Options for whether a gradient continues beyond its ends with the colours there.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
