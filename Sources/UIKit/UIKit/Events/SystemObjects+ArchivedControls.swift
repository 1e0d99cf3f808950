import CoreGraphics

extension SystemObjects {
  static let archivedControls = [
    ArchivedClass(
      type: UIControl.self,
      properties: [
        ArchivedProperty(\UIControl.isEnabled, "Enabled"),
        ArchivedProperty(\UIControl.isSelected, "Selected"),
        ArchivedProperty(\UIControl.contentHorizontalAlignment, "HorizontalAlignment"),
        ArchivedProperty(\UIControl.contentVerticalAlignment, "VerticalAlignment"),
      ]),
    ArchivedClass(type: UIButton.self, properties: button, parts: { $0.subviews }),
  ]

  private static let button: [ArchivedProperty] = {
    let states: [(String, UIControl.State)] = [
      ("Normal", .normal), ("Highlighted", .highlighted), ("Disabled", .disabled),
      ("Selected", .selected),
    ]
    let ofStates = states.flatMap { name, state in
      [
        ArchivedProperty("Title" + name, of: UIButton.self) {
          $0.states.titles[state]
        } set: {
          $0.setTitle($1, for: state)
        },
        ArchivedProperty("TitleColor" + name, of: UIButton.self) {
          $0.states.titleColors[state]
        } set: {
          $0.setTitleColor($1, for: state)
        },
        ArchivedProperty("Image" + name, of: UIButton.self) {
          $0.states.images[state]
        } set: {
          $0.setImage($1, for: state)
        },
        ArchivedProperty("BackgroundImage" + name, of: UIButton.self) {
          $0.states.backgroundImages[state]
        } set: {
          $0.setBackgroundImage($1, for: state)
        },
      ]
    }
    return [
      ArchivedProperty("ButtonType", of: UIButton.self) {
        $0.buttonType
      } set: {
        $0.setType($1)
      },
      ArchivedProperty(part: \UIButton.titleLabel, ifThere: \._titleLabel, "TitleLabel"),
      ArchivedProperty(\UIButton.contentEdgeInsets, "ContentInsets"),
      ArchivedProperty(\UIButton.titleEdgeInsets, "TitleInsets"),
      ArchivedProperty(\UIButton.imageEdgeInsets, "ImageInsets"),
    ] + ofStates
  }()
}

extension UIButton.ButtonType: ArchivableValue {}
extension UIControl.ContentHorizontalAlignment: ArchivableValue {}
extension UIControl.ContentVerticalAlignment: ArchivableValue {}
