import CoreGraphics
import Foundation

extension UIFontDescriptor {
  /// The name of something that a description says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A text style's raw value.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait in the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number; more than 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What a family's fonts differ by.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
  }

  /// The designs in which iOS has its system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
