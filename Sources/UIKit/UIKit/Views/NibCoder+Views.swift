import InterfaceFiles

/// Reads `UIView` and its plain subclasses.
@MainActor
extension NibCoder {
  func decode(_ view: UIView) {
    session.register(view, for: element)
    element.read(key: "frame", named: "rect", into: \.frame, of: view, InterfaceValue.rect)
    element.read(
      key: "frameInset", named: "frame", into: \.frame, of: view, InterfaceValue.frameInset)
    decodeResizing(of: view)
    decodeLook(of: view)
    decodeMargins(of: view)
    decodeLayoutPriorities(of: view)
    decodeAccessibility(of: view)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      decodeGuide(guide, of: view)
    }
    // The list is always empty: recognizers are objects of the scene, and outlets connect them.
    _ = element.child("gestureRecognizers")
    session.makeSubviews(element.items(of: "subviews"), of: view)
    session.postpone(constraintsOf: element, in: view)
  }

  /// Reads another element into an existing view, such as a cell's content view.
  func decode(_ child: InterfaceElement, into view: UIView) {
    child.taken()
    let frame = view.frame
    NibCoder(child, session: session).decode(view)
    session.adopt(view, for: child)
    view.frame = frame
  }

  /// Reads the element into one of a cell's own labels or images.
  func decode(standIn view: UIView) {
    element.taken()
    decode(view)
    view.decodeAsPart(self)
    session.adopt(view, for: element)
  }

  private func decodeResizing(of view: UIView) {
    if let translates = element.flag("translatesAutoresizingMaskIntoConstraints") {
      // A view without constraints from Interface Builder keeps its frame and moves by its
      // autoresizing mask, although the file says that the mask isn't translated.
      view.translatesAutoresizingMaskIntoConstraints =
        translates || element.flag("fixedFrame") == true
    }
    element.read(key: "autoresizingMask", into: \.autoresizingMask, of: view) {
      $0.options([
        "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
        "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
        "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
      ])
    }
  }

  private func decodeLook(of view: UIView) {
    element.read("contentMode", into: \.contentMode, of: view, from: Self.contentModes)
    element.read("hidden", into: \.isHidden, of: view)
    decodeFlags(of: view)
    if let alpha = element.optionalNumber("alpha") { view.alpha = alpha.clamped(to: 0...1) }
    element.read("tag", into: \.tag, of: view)
    element.read("restorationIdentifier", into: \.restorationIdentifier, of: view)
    element.read("multipleTouchEnabled", into: \.isMultipleTouchEnabled, of: view)
    element.read(
      "semanticContentAttribute", into: \.semanticContentAttribute, of: view,
      from: Self.semanticAttributes)
    element.read(
      "appearanceType", into: \.overrideUserInterfaceStyle, of: view,
      from: ["light": .light, "dark": .dark])
    decodeBackground(of: view)
    readColor("tintColor", named: nil, into: \.tintColor, of: view)
  }

  /// Reads flags of which the file leaves out those that a plain view has. So a scroll view that clips and a label that
  /// takes no touches say so, although these are the defaults of their classes, which set them again later.
  func decodeFlags(of view: UIView) {
    let isScrollView = ["scrollView", "tableView", "collectionView", "textView"].contains(
      element.name)
    if let clips = element.flag("clipsSubviews") ?? (isScrollView ? false : nil) {
      view.clipsToBounds = clips
    }
    // A cell's own labels and images are parts of it and have a key.
    let isPicture =
      ["label", "imageView"].contains(element.name) && element.attributes["key"] == nil
    if let isEnabled = element.flag("userInteractionEnabled") ?? (isPicture ? true : nil) {
      view.isUserInteractionEnabled = isEnabled
    }
  }

  func decodeBackground(of view: UIView) {
    readColor("backgroundColor", named: nil, into: \.backgroundColor, of: view)
  }

  private func decodeMargins(of view: UIView) {
    element.read(
      "preservesSuperviewLayoutMargins", into: \.preservesSuperviewLayoutMargins, of: view)
    element.read(
      "insetsLayoutMarginsFromSafeArea", into: \.insetsLayoutMarginsFromSafeArea, of: view)
    element.read(key: "layoutMargins", into: \.layoutMargins, of: view, InterfaceValue.insets)
    element.read(
      key: "directionalLayoutMargins", into: \.directionalLayoutMargins, of: view,
      InterfaceValue.directionalInsets)
  }

  private func decodeLayoutPriorities(of view: UIView) {
    let priorities: [(String, NSLayoutConstraint.Axis, Bool)] = [
      ("horizontalHuggingPriority", .horizontal, true),
      ("verticalHuggingPriority", .vertical, true),
      ("horizontalCompressionResistancePriority", .horizontal, false),
      ("verticalCompressionResistancePriority", .vertical, false),
    ]
    for (name, axis, isHugging) in priorities {
      guard let value = element.optionalNumber(name) else { continue }
      let priority = UILayoutPriority(Float(value.clamped(to: 1...1000)))
      if isHugging {
        view.setContentHuggingPriority(priority, for: axis)
      } else {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
  }

  private func decodeAccessibility(of view: UIView) {
    guard let accessibility = element.child("accessibility") else { return }
    view.accessibilityIdentifier = accessibility.string("identifier")
    view.accessibilityLabel = accessibility.string("label")
    view.accessibilityHint = accessibility.string("hint")
    if let value = accessibility.string("value") { view.accessibilityValue = value }
    accessibility.read(key: "traits", into: \.accessibilityTraits, of: view) {
      $0.options(Self.accessibilityTraits)
    }
    if let isElement = accessibility.child(key: "isElement")?.flag("value") {
      view.isAccessibilityElement = isElement
    }
  }

  private func decodeGuide(_ guide: InterfaceElement, of view: UIView) {
    guard let id = guide.id, let key = guide.attributes["key"],
      let own = view.interfaceGuide(key)
    else { return }
    session.register(own, id: id)
    guide.taken()
  }

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let accessibilityTraits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "staticText": .staticText, "searchField": .searchField, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "adjustable": .adjustable, "header": .header,
    "startsMediaSession": .startsMediaSession, "causesPageTurn": .causesPageTurn,
    "allowsDirectInteraction": .allowsDirectInteraction, "tabBar": .tabBar,
  ]

  private static let semanticAttributes: [String: UISemanticContentAttribute] = [
    "spatial": .spatial, "playback": .playback, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  func decode(indicator: UIActivityIndicatorView) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
    ]
    indicator.style = element.string("style").flatMap { styles[$0] } ?? .medium
    readColor("color", into: \.color, of: indicator)
    // A file expresses `NO` by omission.
    indicator.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { indicator.startAnimating() }
  }

  func decode(effectView: UIVisualEffectView) {
    if let blur = element.child("blurEffect") {
      effectView.effect = blur.string("style").flatMap { Self.blurStyles[$0] }.map {
        UIBlurEffect(style: $0)
      }
    }
    if let content = element.child(key: "contentView") {
      decode(content, into: effectView.contentView)
    }
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
