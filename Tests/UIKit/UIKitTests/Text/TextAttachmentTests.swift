import Foundation
import Testing
import UIKit

/// Source: Apple's header `NSTextAttachment.h`. Modifying `contents` invalidates `image`, and modifying `image`
/// invalidates `contents` and `fileType`. Without an image, the attachment shows one made from its contents.
@MainActor @Suite struct TextAttachmentTests {
  private func picture(width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 3))
    }
  }

  @Test func contentsBecomeTheImage() throws {
    let bytes = try #require(picture(width: 4).pngData())
    let attachment = NSTextAttachment()
    attachment.contents = bytes
    attachment.fileType = "public.png"
    let pixels = try #require(attachment.image?.cgImage?.width)
    #expect(pixels == UIImage(data: bytes)?.cgImage?.width)
    #expect(attachment.contents == bytes)
    attachment.contents = picture(width: 9).pngData()
    #expect(try #require(attachment.image?.cgImage?.width) > pixels)
    attachment.contents = nil
    #expect(attachment.image == nil)
  }

  @Test func anImageReplacesTheContents() throws {
    let bytes = try #require(picture(width: 4).pngData())
    let attachment = NSTextAttachment(data: bytes, ofType: "public.png")
    #expect(attachment.image != nil)
    #expect(attachment.contents == bytes)
    #expect(attachment.fileType == "public.png")
    let image = picture(width: 6)
    attachment.image = image
    #expect(attachment.image === image)
    #expect(attachment.contents == nil)
    #expect(attachment.fileType == nil)
  }

  /// Source: Apple, `NSTextAttachment.lineLayoutPadding`: "The layout padding before and after the text attachment
  /// bounds."
  @Test func paddingIsBeforeAndAfter() throws {
    let attachment = NSTextAttachment(image: picture(width: 4))
    attachment.lineLayoutPadding = 5
    let text = NSAttributedString(attachment: attachment)
    #expect(text.size().width == 14)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30), format: format)
      .image { _ in text.draw(at: .zero) }
    let ink = try #require(drawn.cgImage).inkBounds
    #expect(ink.minX == 5)
    #expect(ink.width == 4)
  }

  @Test func aStringIsMeasuredWithTheImageOfTheContents() throws {
    let attachment = NSTextAttachment()
    attachment.contents = picture(width: 40).pngData()
    let size = try #require(attachment.image?.size)
    let text = NSAttributedString(attachment: attachment)
    #expect(text.size().width == size.width)
  }
}
