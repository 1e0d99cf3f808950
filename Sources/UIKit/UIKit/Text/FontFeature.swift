import Foundation
import TextEngine

/// A font feature setting in the numbers of Apple's fonts, with the corresponding OpenType tag.
///
/// HarfBuzz uses the same pairs for Apple's fonts (`hb-aat-layout.cc`).
struct FontFeature {
  let type: Int
  let selector: Int
  let tag: String
  let value: Int

  private init(_ type: Int, _ selector: Int, _ tag: String, _ value: Int = 1) {
    self.type = type
    self.selector = selector
    self.tag = tag
    self.value = value
  }

  private static let all: [FontFeature] =
    [
      FontFeature(kLigaturesType, kCommonLigaturesOnSelector, "liga"),
      FontFeature(kLigaturesType, kCommonLigaturesOffSelector, "liga", 0),
      FontFeature(kLigaturesType, kRareLigaturesOnSelector, "dlig"),
      FontFeature(kLigaturesType, kRareLigaturesOffSelector, "dlig", 0),
      FontFeature(kLigaturesType, kContextualLigaturesOnSelector, "clig"),
      FontFeature(kLigaturesType, kContextualLigaturesOffSelector, "clig", 0),
      FontFeature(kLigaturesType, kHistoricalLigaturesOnSelector, "hlig"),
      FontFeature(kLigaturesType, kHistoricalLigaturesOffSelector, "hlig", 0),
      FontFeature(kNumberSpacingType, kMonospacedNumbersSelector, "tnum"),
      FontFeature(kNumberSpacingType, kProportionalNumbersSelector, "pnum"),
      FontFeature(kVerticalPositionType, kSuperiorsSelector, "sups"),
      FontFeature(kVerticalPositionType, kInferiorsSelector, "subs"),
      FontFeature(kVerticalPositionType, kOrdinalsSelector, "ordn"),
      FontFeature(kVerticalPositionType, kScientificInferiorsSelector, "sinf"),
      FontFeature(kFractionsType, kVerticalFractionsSelector, "afrc"),
      FontFeature(kFractionsType, kDiagonalFractionsSelector, "frac"),
      FontFeature(kTypographicExtrasType, kSlashedZeroOnSelector, "zero"),
      FontFeature(kTypographicExtrasType, kSlashedZeroOffSelector, "zero", 0),
      FontFeature(kStyleOptionsType, kTitlingCapsSelector, "titl"),
      FontFeature(kNumberCaseType, kLowerCaseNumbersSelector, "onum"),
      FontFeature(kNumberCaseType, kUpperCaseNumbersSelector, "lnum"),
      FontFeature(kTextSpacingType, kProportionalTextSelector, "pwid"),
      FontFeature(kTextSpacingType, kMonospacedTextSelector, "fwid"),
      FontFeature(kTextSpacingType, kHalfWidthTextSelector, "hwid"),
      FontFeature(kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector, "case"),
      FontFeature(kCaseSensitiveLayoutType, kCaseSensitiveLayoutOffSelector, "case", 0),
      FontFeature(kCaseSensitiveLayoutType, kCaseSensitiveSpacingOnSelector, "cpsp"),
      FontFeature(kCaseSensitiveLayoutType, kCaseSensitiveSpacingOffSelector, "cpsp", 0),
      FontFeature(kContextualAlternatesType, kContextualAlternatesOnSelector, "calt"),
      FontFeature(kContextualAlternatesType, kContextualAlternatesOffSelector, "calt", 0),
      FontFeature(kContextualAlternatesType, kSwashAlternatesOnSelector, "swsh"),
      FontFeature(kContextualAlternatesType, kSwashAlternatesOffSelector, "swsh", 0),
      FontFeature(kContextualAlternatesType, kContextualSwashAlternatesOnSelector, "cswh"),
      FontFeature(kContextualAlternatesType, kContextualSwashAlternatesOffSelector, "cswh", 0),
      FontFeature(kLowerCaseType, kLowerCaseSmallCapsSelector, "smcp"),
      FontFeature(kLowerCaseType, kLowerCasePetiteCapsSelector, "pcap"),
      FontFeature(kUpperCaseType, kUpperCaseSmallCapsSelector, "c2sc"),
      FontFeature(kUpperCaseType, kUpperCasePetiteCapsSelector, "c2pc"),
    ]
    // The selectors of the stylistic sets are numbered in pairs from 2 on.
    + (1...20).flatMap { number -> [FontFeature] in
      let tag = (number < 10 ? "ss0" : "ss") + String(number)
      return [
        FontFeature(kStylisticAlternativesType, 2 * number, tag),
        FontFeature(kStylisticAlternativesType, 2 * number + 1, tag, 0),
      ]
    }

  /// Returns the OpenType features of the attribute `featureSettings`. Features that no font here
  /// has are ignored.
  static func features(of settings: Any) -> [String: Int] {
    guard let settings = settings as? [[UIFontDescriptor.FeatureKey: Any]] else { return [:] }
    var result: [String: Int] = [:]
    for setting in settings {
      guard let type = FontSpecification.number(setting[.type]),
        let selector = FontSpecification.number(setting[.selector])
      else { continue }
      let ofType = all.filter { CGFloat($0.type) == type }
      if let feature = ofType.first(where: { CGFloat($0.selector) == selector }) {
        result[feature.tag] = feature.value
      } else if selector == 0 {
        // The default of a type resets every choice within it.
        for feature in ofType { result[feature.tag] = nil }
      }
    }
    return result
  }

  /// Returns the attribute `featureSettings` for OpenType features, in the order of their numbers.
  static func settings(of features: [String: Int]) -> [[UIFontDescriptor.FeatureKey: Any]] {
    all.filter { features[$0.tag] == $0.value }.map { [.type: $0.type, .selector: $0.selector] }
  }
}
