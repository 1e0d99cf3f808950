/// The limits of size and shape of a genome. Bodies, files, codes and edits share them.
public enum GenomeLimits {
  /// The most cells of a body.
  public static let cells = 40
  /// The most links of a body.
  public static let links = 100
  /// The largest number of links at one cell.
  public static let degree = 8
  /// The most hidden neurons of a brain.
  public static let hiddenNeurons = 16
  /// The most connections of a brain.
  public static let connections = 250

  /// The range of a link's length, in cell lengths. The longest spans two steps of a chain.
  public static let linkLength: ClosedRange<Float> = 0.6...2.2
  /// The largest coordinate to either side, in cell lengths.
  public static let extent: Float = 50
  /// The range of the wave's frequency, in hertz.
  public static let frequency: ClosedRange<Float> = 0.2...3
  /// The range of directions, phases and lags, in radians: π rounded up to the next representable number.
  public static let angle: ClosedRange<Float> = -3.141_592_8...3.141_592_8
  /// The range of weights and biases.
  public static let weight: ClosedRange<Float> = -5...5
  /// The range of hidden neurons' time constants, in seconds.
  public static let timeConstant: ClosedRange<Float> = 0.03...2
  /// The allowed overlap of cells that no link joins, in cell lengths, to tolerate rounding.
  public static let overlapTolerance: Float = 0.001
  /// The largest identifier of a gene. It is far from the type's maximum, so that counting on is safe.
  public static let largestID: GeneID = 999_999_999
}
