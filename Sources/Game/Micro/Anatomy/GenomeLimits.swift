/// How large and how strange a genome may be. A body, a file, a code and an edit keep them alike.
public enum GenomeLimits {
  public static let cells = 40
  public static let links = 100
  /// Links at one cell.
  public static let degree = 8
  public static let hiddenNeurons = 16
  public static let connections = 250

  /// The shortest and the longest link, in cell lengths. The longest spans two steps of a chain.
  public static let linkLength: ClosedRange<Float> = 0.6...2.2
  /// The largest coordinate, in cell lengths, to either side.
  public static let extent: Float = 50
  /// In hertz.
  public static let frequency: ClosedRange<Float> = 0.2...3
  /// The range of directions, phases and lags, in radians: π rounded up to the next number.
  public static let angle: ClosedRange<Float> = -3.141_592_8...3.141_592_8
  public static let weight: ClosedRange<Float> = -5...5
  /// The range of hidden neurons' time constants, in seconds.
  public static let timeConstant: ClosedRange<Float> = 0.03...2
  /// By how much cells that no link joins may overlap, in cell lengths: what rounding needs.
  public static let overlapTolerance: Float = 0.001
  /// The largest identifier of a gene. Far from the type's end, so that counting on is safe.
  public static let largestID: GeneID = 999_999_999
}
