/// Computes `out` from `in`, with the function's `info`.
public typealias CGFunctionEvaluateCallback =
  (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
public typealias CGFunctionReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The functions that a `CGFunction` calls.
public struct CGFunctionCallbacks {
  /// The version, which must be 0.
  public var version: UInt32 = 0
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init() {}

  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function of numbers that determines the colours of a shading.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [ClosedRange<CGFloat>]?
  private let range: [ClosedRange<CGFloat>]?
  let inputs: Int
  let outputs: Int

  /// - Parameters:
  ///   - domain: The minimum and maximum of each input, to which inputs are clipped.
  ///   - range: The minimum and maximum of each output.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard (1...64).contains(domainDimension), (1...64).contains(rangeDimension),
      callbacks.pointee.evaluate != nil
    else { return nil }
    func pairs(_ numbers: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>]? {
      numbers.map { numbers in
        (0..<count).map {
          let (low, high) = (numbers[2 * $0], numbers[2 * $0 + 1])
          return low <= high ? low...high : 0...1
        }
      }
    }
    self.info = info
    self.callbacks = callbacks.pointee
    inputs = domainDimension
    outputs = rangeDimension
    self.domain = pairs(domain, domainDimension)
    self.range = pairs(range, rangeDimension)
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Returns the value at `fraction` (0…1) of the first input's domain, which is 0…1 by default.
  func value(at fraction: CGFloat) -> [CGFloat] {
    let span = domain?.first ?? 0...1
    var input = [CGFloat](repeating: 0, count: inputs)
    input[0] = span.lowerBound + (span.upperBound - span.lowerBound) * fraction
    var output = [CGFloat](repeating: 0, count: outputs)
    callbacks.evaluate?(info, &input, &output)
    guard let range else { return output }
    return zip(output, range).map { $0.clamped($1.lowerBound, $1.upperBound) }
  }
}
