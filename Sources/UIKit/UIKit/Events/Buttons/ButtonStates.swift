import Foundation

/// A button's values by state.
struct ButtonStates {
  var titles = ControlStateValues<String>()
  var attributedTitles = ControlStateValues<NSAttributedString>()
  var titleColors = ControlStateValues<UIColor>()
  var titleShadowColors = ControlStateValues<UIColor>()
  var images = ControlStateValues<UIImage>()
  var backgroundImages = ControlStateValues<UIImage>()
  var symbols = ControlStateValues<UIImage.SymbolConfiguration>()
}
