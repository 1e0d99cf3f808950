extension SystemObjects {
  static let elementsOfText: KeyValuePairs<String, AnyClass> = [
    "label": UILabel.self,
    "textField": UITextField.self,
    "textView": UITextView.self,
  ]

  /// Registers the properties that `UITextInputTraits` has on iOS.
  static func registerTraits<Object: UITextInputTraits>(of type: Object.Type) {
    Keys<Object>.register([
      "autocapitalizationType": \.autocapitalizationType,
      "autocorrectionType": \.autocorrectionType,
      "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically,
      "isSecureTextEntry": \.isSecureTextEntry,
      "keyboardAppearance": \.keyboardAppearance,
      "keyboardType": \.keyboardType,
      "passwordRules": \.passwordRules,
      "returnKeyType": \.returnKeyType,
      "smartDashesType": \.smartDashesType,
      "smartInsertDeleteType": \.smartInsertDeleteType,
      "smartQuotesType": \.smartQuotesType,
      "spellCheckingType": \.spellCheckingType,
      "textContentType": \.textContentType,
    ])
  }

  /// Registers the properties of text.
  static func registerText() {
    Keys<NSLayoutManager>.register([
      "allowsNonContiguousLayout": \.allowsNonContiguousLayout,
      "extraLineFragmentTextContainer": \.extraLineFragmentTextContainer,
      "usesFontLeading": \.usesFontLeading,
    ])
    Keys<NSMutableParagraphStyle>.register([
      "alignment": \.alignment,
      "allowsDefaultTighteningForTruncation": \.allowsDefaultTighteningForTruncation,
      "baseWritingDirection": \.baseWritingDirection,
      "defaultTabInterval": \.defaultTabInterval,
      "firstLineHeadIndent": \.firstLineHeadIndent,
      "headIndent": \.headIndent,
      "hyphenationFactor": \.hyphenationFactor,
      "lineBreakMode": \.lineBreakMode,
      "lineBreakStrategy": \.lineBreakStrategy,
      "lineHeightMultiple": \.lineHeightMultiple,
      "lineSpacing": \.lineSpacing,
      "maximumLineHeight": \.maximumLineHeight,
      "minimumLineHeight": \.minimumLineHeight,
      "paragraphSpacing": \.paragraphSpacing,
      "paragraphSpacingBefore": \.paragraphSpacingBefore,
      "tailIndent": \.tailIndent,
      "usesDefaultHyphenation": \.usesDefaultHyphenation,
    ])
    Keys<NSShadow>.register([
      "shadowBlurRadius": \.shadowBlurRadius,
      "shadowColor": \.shadowColor,
      "shadowOffset": \.shadowOffset,
    ])
    Keys<NSStringDrawingContext>.register(["minimumScaleFactor": \.minimumScaleFactor])
    Keys<NSTextAttachment>.register([
      "bounds": \.bounds,
      "contents": \.contents,
      "fileType": \.fileType,
      "image": \.image,
      "lineLayoutPadding": \.lineLayoutPadding,
    ])
    Keys<NSTextContainer>.register([
      "exclusionPaths": \.exclusionPaths,
      "heightTracksTextView": \.heightTracksTextView,
      "lineBreakMode": \.lineBreakMode,
      "lineFragmentPadding": \.lineFragmentPadding,
      "maximumNumberOfLines": \.maximumNumberOfLines,
      "size": \.size,
      "widthTracksTextView": \.widthTracksTextView,
    ])
    Keys<UIFont>.register(["fontDescriptor": \.fontDescriptor])
    Keys<UILabel>.register([
      "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
      "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
      "allowsDefaultTighteningForTruncation": \.allowsDefaultTighteningForTruncation,
      "attributedText": \.attributedText,
      "baselineAdjustment": \.baselineAdjustment,
      "font": \.font,
      "highlightedTextColor": \.highlightedTextColor,
      "isEnabled": \.isEnabled,
      "isHighlighted": \.isHighlighted,
      "isUserInteractionEnabled": \.isUserInteractionEnabled,
      "lineBreakMode": \.lineBreakMode,
      "lineBreakStrategy": \.lineBreakStrategy,
      "minimumScaleFactor": \.minimumScaleFactor,
      "numberOfLines": \.numberOfLines,
      "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth,
      "shadowColor": \.shadowColor,
      "shadowOffset": \.shadowOffset,
      "showsExpansionTextWhenTruncated": \.showsExpansionTextWhenTruncated,
      "text": \.text,
      "textAlignment": \.textAlignment,
      "textColor": \.textColor,
    ])
    Keys<UIPasteConfiguration>.register(["acceptableTypeIdentifiers": \.acceptableTypeIdentifiers])
    Keys<UIPasteboard>.register([
      "color": \.color,
      "colors": \.colors,
      "image": \.image,
      "images": \.images,
      "itemProviders": \.itemProviders,
      "items": \.items,
      "string": \.string,
      "strings": \.strings,
      "url": \.url,
      "urls": \.urls,
    ])
    Keys<UITextField>.register([
      "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
      "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
      "allowsEditingTextAttributes": \.allowsEditingTextAttributes,
      "attributedPlaceholder": \.attributedPlaceholder,
      "attributedText": \.attributedText,
      "background": \.background,
      "borderStyle": \.borderStyle,
      "clearButtonMode": \.clearButtonMode,
      "clearsOnBeginEditing": \.clearsOnBeginEditing,
      "clearsOnInsertion": \.clearsOnInsertion,
      "defaultTextAttributes": \.defaultTextAttributes,
      "disabledBackground": \.disabledBackground,
      "font": \.font,
      "inputAccessoryView": \.inputAccessoryView,
      "inputView": \.inputView,
      "interactionState": \.interactionState,
      "leftView": \.leftView,
      "leftViewMode": \.leftViewMode,
      "minimumFontSize": \.minimumFontSize,
      "placeholder": \.placeholder,
      "rightView": \.rightView,
      "rightViewMode": \.rightViewMode,
      "text": \.text,
      "textAlignment": \.textAlignment,
      "textColor": \.textColor,
      "typingAttributes": \.typingAttributes,
    ])
    registerTraits(of: UITextField.self)
    Keys<UITextRange>.register([
      "end": \.end,
      "start": \.start,
    ])
    Keys<UITextView>.register([
      "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
      "allowsEditingTextAttributes": \.allowsEditingTextAttributes,
      "attributedText": \.attributedText,
      "clearsOnInsertion": \.clearsOnInsertion,
      "dataDetectorTypes": \.dataDetectorTypes,
      "font": \.font,
      "inputAccessoryView": \.inputAccessoryView,
      "inputView": \.inputView,
      "interactionState": \.interactionState,
      "isEditable": \.isEditable,
      "isFindInteractionEnabled": \.isFindInteractionEnabled,
      "isSelectable": \.isSelectable,
      "layoutManager": \.layoutManager,
      "linkTextAttributes": \.linkTextAttributes,
      "selectedRange": \.selectedRange,
      "text": \.text,
      "textAlignment": \.textAlignment,
      "textColor": \.textColor,
      "textContainer": \.textContainer,
      "textContainerInset": \.textContainerInset,
      "textStorage": \.textStorage,
      "typingAttributes": \.typingAttributes,
      "usesStandardTextScaling": \.usesStandardTextScaling,
    ])
    registerTraits(of: UITextView.self)
    // Apple doesn't document these, and public sources use them all the same.
    Keys<UITextField>.register([
      "clearButton": \.clearButton,
      "placeholderLabel": \.placeholderLabel,
    ])
  }
}
