import QuartzCore
@_spi(Lowered) import ObjectiveCForLinux

extension SystemObjects {
  static let elementsOfViews: KeyValuePairs<String, AnyClass> = [
    "view": UIView.self,
    "imageView": UIImageView.self,
    "containerView": UIView.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "visualEffectView": UIVisualEffectView.self,
    "constraint": NSLayoutConstraint.self,
    "stackView": UIStackView.self,
  ]

  /// Registers the properties of views, layers and what they draw.
  static func registerViews() {
    Members(of: UIView.self).method("recursiveDescription") { (view: UIView) in
      view.describeTree()
    }
    registerAnimations()
    Keys<CALayer>.register([
      "allowsGroupOpacity": \.allowsGroupOpacity,
      "autoreverses": \.autoreverses,
      "beginTime": \.beginTime,
      "contentsGravity": \.contentsGravity,
      "cornerCurve": \.cornerCurve,
      "delegate": \.delegate,
      "drawsAsynchronously": \.drawsAsynchronously,
      "duration": \.duration,
      "fillMode": \.fillMode,
      "frame": \.frame,
      "isOpaque": \.isOpaque,
      "magnificationFilter": \.magnificationFilter,
      "mask": \.mask,
      "maskedCorners": \.maskedCorners,
      "minificationFilter": \.minificationFilter,
      "minificationFilterBias": \.minificationFilterBias,
      "name": \.name,
      "needsDisplayOnBoundsChange": \.needsDisplayOnBoundsChange,
      "rasterizationScale": \.rasterizationScale,
      "repeatCount": \.repeatCount,
      "shouldRasterize": \.shouldRasterize,
      "speed": \.speed,
      "timeOffset": \.timeOffset,
    ])
    Keys<NSLayoutConstraint>.register([
      "constant": \.constant,
      "identifier": \.identifier,
      "isActive": \.isActive,
      "priority": \.priority,
      "shouldBeArchived": \.shouldBeArchived,
    ])
    Keys<UIActivityIndicatorView>.register([
      "color": \.color,
      "hidesWhenStopped": \.hidesWhenStopped,
      "style": \.style,
    ])
    Keys<UIBezierPath>.register([
      "cgPath": \.cgPath,
      "flatness": \.flatness,
      "lineCapStyle": \.lineCapStyle,
      "lineJoinStyle": \.lineJoinStyle,
      "lineWidth": \.lineWidth,
      "miterLimit": \.miterLimit,
      "usesEvenOddFillRule": \.usesEvenOddFillRule,
    ])
    Keys<UIGraphicsImageRendererContext>.register(["currentImage": \.currentImage])
    Keys<UIGraphicsImageRendererFormat>.register([
      "opaque": \.opaque,
      "scale": \.scale,
    ])
    Keys<UIGraphicsPDFRendererFormat>.register(["documentInfo": \.documentInfo])
    Keys<UIGraphicsRenderer>.register(["format": \.format])
    Keys<UIGraphicsRendererContext>.register(["format": \.format])
    Keys<UIImage>.register([
      "accessibilityIdentifier": \.accessibilityIdentifier,
      "imageAsset": \.imageAsset,
      "imageRendererFormat": \.imageRendererFormat,
      "traitCollection": \.traitCollection,
    ])
    Keys<UIImageView>.register([
      "animationDuration": \.animationDuration,
      "animationImages": \.animationImages,
      "animationRepeatCount": \.animationRepeatCount,
      "highlightedAnimationImages": \.highlightedAnimationImages,
      "highlightedImage": \.highlightedImage,
      "image": \.image,
      "isHighlighted": \.isHighlighted,
      "isUserInteractionEnabled": \.isUserInteractionEnabled,
      "tintColor": \.tintColor,
    ])
    Keys<UIInterpolatingMotionEffect>.register([
      "maximumRelativeValue": \.maximumRelativeValue,
      "minimumRelativeValue": \.minimumRelativeValue,
    ])
    Keys<UIKeyboardLayoutGuide>.register(["followsUndockedKeyboard": \.followsUndockedKeyboard])
    Keys<UILayoutGuide>.register([
      "heightAnchor": \.heightAnchor,
      "identifier": \.identifier,
      "widthAnchor": \.widthAnchor,
    ])
    Keys<UIMotionEffectGroup>.register(["motionEffects": \.motionEffects])
    Keys<UIStackView>.register([
      "alignment": \.alignment,
      "axis": \.axis,
      "distribution": \.distribution,
      "isBaselineRelativeArrangement": \.isBaselineRelativeArrangement,
      "isLayoutMarginsRelativeArrangement": \.isLayoutMarginsRelativeArrangement,
      "spacing": \.spacing,
    ])
    Keys<UIView>.register([
      "accessibilityIdentifier": \.accessibilityIdentifier,
      "accessibilityIgnoresInvertColors": \.accessibilityIgnoresInvertColors,
      "alpha": \.alpha,
      "anchorPoint": \.anchorPoint,
      "autoresizesSubviews": \.autoresizesSubviews,
      "autoresizingMask": \.autoresizingMask,
      "backgroundColor": \.backgroundColor,
      "bounds": \.bounds,
      "center": \.center,
      "clearsContextBeforeDrawing": \.clearsContextBeforeDrawing,
      "clipsToBounds": \.clipsToBounds,
      "contentMode": \.contentMode,
      "contentScaleFactor": \.contentScaleFactor,
      "directionalLayoutMargins": \.directionalLayoutMargins,
      "focusEffect": \.focusEffect,
      "focusGroupIdentifier": \.focusGroupIdentifier,
      "focusGroupPriority": \.focusGroupPriority,
      "forFirstBaselineLayout": \.forFirstBaselineLayout,
      "forLastBaselineLayout": \.forLastBaselineLayout,
      "frame": \.frame,
      "gestureRecognizers": \.gestureRecognizers,
      "heightAnchor": \.heightAnchor,
      "insetsLayoutMarginsFromSafeArea": \.insetsLayoutMarginsFromSafeArea,
      "interactions": \.interactions,
      "isExclusiveTouch": \.isExclusiveTouch,
      "isHidden": \.isHidden,
      "isMultipleTouchEnabled": \.isMultipleTouchEnabled,
      "isOpaque": \.isOpaque,
      "isUserInteractionEnabled": \.isUserInteractionEnabled,
      "keyboardLayoutGuide": \.keyboardLayoutGuide,
      "layer": \.layer,
      "layoutMargins": \.layoutMargins,
      "layoutMarginsGuide": \.layoutMarginsGuide,
      "mask": \.mask,
      "maximumContentSizeCategory": \.maximumContentSizeCategory,
      "minimumContentSizeCategory": \.minimumContentSizeCategory,
      "motionEffects": \.motionEffects,
      "overrideUserInterfaceStyle": \.overrideUserInterfaceStyle,
      "preservesSuperviewLayoutMargins": \.preservesSuperviewLayoutMargins,
      "readableContentGuide": \.readableContentGuide,
      "restorationIdentifier": \.restorationIdentifier,
      "safeAreaLayoutGuide": \.safeAreaLayoutGuide,
      "semanticContentAttribute": \.semanticContentAttribute,
      "superview": \.superview,
      "tag": \.tag,
      "tintAdjustmentMode": \.tintAdjustmentMode,
      "tintColor": \.tintColor,
      "transform": \.transform,
      "transform3D": \.transform3D,
      "translatesAutoresizingMaskIntoConstraints": \.translatesAutoresizingMaskIntoConstraints,
      "widthAnchor": \.widthAnchor,
      "window": \.window,
    ])
    Keys<UIViewPropertyAnimator>.register([
      "isInterruptible": \.isInterruptible,
      "isManualHitTestingEnabled": \.isManualHitTestingEnabled,
      "isUserInteractionEnabled": \.isUserInteractionEnabled,
      "pausesOnCompletion": \.pausesOnCompletion,
      "scrubsLinearly": \.scrubsLinearly,
    ])
    Keys<UIVisualEffectView>.register([
      "contentView": \.contentView,
      "effect": \.effect,
    ])
  }
}
