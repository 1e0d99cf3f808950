import CoreText
import Foundation

/// Numbers of font features, which Core Text alone brings.
public enum FontNumbers {
  public static let figures = [
    kNumberCaseType, kLowerCaseNumbersSelector, kUpperCaseNumbersSelector,
  ]
  public static let alternatives = [kStylisticAlternativesType, kStylisticAltTwentyOffSelector]
}
