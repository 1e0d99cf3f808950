import CoreGraphics
import QuartzCore

/// Provides the text engine to the modules below UIKit. The loader calls it before the program starts, because a
/// program may use a font or a text layer before it calls anything of UIKit.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  CGFont.names.register(FontNames.self)
  TextLayerContent.engine.register(TextLayerEngine.self)
}
