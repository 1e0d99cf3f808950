import CoreGraphics
import Foundation
import Synchronization

/// A container for the variants of an image, by light and dark appearance, scale and layout
/// direction.
///
///     let asset = UIImageAsset()
///     asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
///     asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
///     asset.image(with: .current)
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// A variant and the traits it is for. It stores the image's value, because the image may retain
  /// the asset.
  struct Variant: Sendable {
    let traits: TraitValues
    let load: @Sendable () -> ImageTraits?
  }

  private let variants: Mutex<[Variant]>

  public override init() {
    variants = Mutex([])
  }

  public required init?(coder: NSCoder) { nil }

  /// Creates an asset whose variants are read on demand.
  init(variants: [Variant]) {
    self.variants = Mutex(variants)
  }

  /// Registers `image` for the given traits. It replaces an earlier image for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let values = traitCollection.values
    let traits = image.imageTraits
    variants.withLock {
      $0.removeAll { $0.traits == values }
      $0.append(Variant(traits: values) { traits })
    }
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection.values } }
  }

  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns the best variant, or an empty image if there are none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    UIImage(traits(for: traitCollection) ?? ImageTraits(bitmap: nil))
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let image = image(with: configuration.traitCollection ?? .current)
    return image.isSymbolImage ? image.withConfiguration(configuration) : image
  }

  /// Returns the best variant that can be read.
  func traits(for traitCollection: UITraitCollection) -> ImageTraits? {
    let values = traitCollection.values
    let ranked = variants.withLock { $0 }.enumerated().sorted {
      let first = $0.element.traits.rank(for: values)
      let second = $1.element.traits.rank(for: values)
      return first == second ? $0.offset < $1.offset : first > second
    }
    for (_, variant) in ranked {
      guard var traits = variant.load() else { continue }
      traits.asset = self
      return traits
    }
    return nil
  }
}

extension UIImageAsset.Variant {
  /// Returns a variant whose image is made once, so that an image that is loaded twice is equal.
  static func keeping(
    _ traits: TraitValues, load: @escaping @Sendable () -> ImageTraits?
  ) -> Self {
    let kept = KeptImage()
    return Self(traits: traits) { kept.image(load) }
  }

  private final class KeptImage: Sendable {
    private let known = Mutex<ImageTraits?>(nil)

    func image(_ load: () -> ImageTraits?) -> ImageTraits? {
      if let image = known.withLock({ $0 }) { return image }
      let image = load()
      return known.withLock { known in
        known = known ?? image
        return known
      }
    }
  }
}

extension UIImage {
  /// Returns the asset's variant for the traits, with this image's own changes.
  package func variant(for traits: UITraitCollection) -> UIImage {
    guard let asset = imageTraits.asset ?? derived.knownAsset, let own = asset.traits(for: traits),
      own.bitmap != imageTraits.bitmap
    else { return self }
    var changed = imageTraits
    changed.bitmap = own.bitmap
    changed.scale = own.scale
    changed.symbol = own.symbol
    return UIImage(changed)
  }
}

extension TraitValues {
  /// Returns how well a variant for these traits suits the `wanted` ones.
  ///
  /// Variants without a contradiction come first, then those that match more traits, then those
  /// with a nearer scale.
  fileprivate func rank(for wanted: TraitValues) -> Int {
    var met = 0
    var contradicted = 0
    func compare<T: Equatable>(_ own: T, _ other: T, _ unspecified: T, weight: Int = 1) {
      guard own != unspecified else { return }
      if own == other { met += weight } else { contradicted += weight }
    }
    compare(userInterfaceIdiom, wanted.userInterfaceIdiom, .unspecified)
    compare(userInterfaceStyle, wanted.userInterfaceStyle, .unspecified)
    compare(layoutDirection, wanted.layoutDirection, .unspecified)
    compare(horizontalSizeClass, wanted.horizontalSizeClass, .unspecified)
    compare(verticalSizeClass, wanted.verticalSizeClass, .unspecified)
    compare(accessibilityContrast, wanted.accessibilityContrast, .unspecified)
    compare(displayGamut, wanted.displayGamut, .unspecified)
    compare(
      preferredContentSizeCategory, wanted.preferredContentSizeCategory, .unspecified)
    return -1_000_000 * contradicted + 1000 * met + scaleRank(for: wanted.displayScale)
  }

  /// Returns the rank of a scale: the wanted scale, then higher ones in ascending order, then lower
  /// ones in descending order.
  private func scaleRank(for wanted: CGFloat) -> Int {
    let wanted = wanted > 0 ? wanted : DynamicType.scale(nil)
    guard displayScale > 0, displayScale != wanted else { return 100 }
    return displayScale > wanted ? 90 - Int(displayScale) : 10 + Int(displayScale)
  }
}
