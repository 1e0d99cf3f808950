import Micro
import UIKit

/// The specimen of the day on its slide. It fills the cell, whatever its height.
@available(iOS 16, *)
final class SpecimenCell: UITableViewCell {
  static let identifier = "Specimen"
  private let water = GradientView()
  private let portrait = UIImageView()
  private let kicker = UILabel(.footnote, .secondaryLabel)
  private let title = UILabel(.headline)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    clipsToBounds = true
    portrait.contentMode = .scaleAspectFit
    let words = UIStackView([kicker, title], axis: .vertical)
    contentView.embed(water)
    contentView.addPlaced([portrait, words])
    NSLayoutConstraint.activate([
      // Gives way when the cell stretches.
      contentView.heightAnchor.constraint(equalToConstant: Self.height).with(.defaultLow),
      portrait.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.stripRoom),
      portrait.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      portrait.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -32),
      portrait.bottomAnchor.constraint(equalTo: words.topAnchor, constant: -8),
      words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    accessibilityIdentifier = "specimen"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The height at rest, in points.
  private static let height: CGFloat = 264
  /// The height at its top that the catalogue's strip covers, in points.
  private static let stripRoom: CGFloat = 64

  func show(_ specimen: Specimen, in texts: Texts, _ palette: Palette) {
    let genome = specimen.genome
    kicker.text = texts[CatalogueText.specimen]
    title.text =
      texts[
        CatalogueText.specimenOf,
        [
          "name": genome.name.description,
          "cells": texts.counting(genome.cells.count, CreaturesText.cells),
        ]]
    portrait.image = Portrait.image(
      of: genome, size: CGSize(width: 480, height: 240), palette: palette)
    water.show(inner: palette.water, outer: palette.deep)
    accessibilityLabel = "\(kicker.text ?? ""), \(title.text ?? "")"
  }
}
