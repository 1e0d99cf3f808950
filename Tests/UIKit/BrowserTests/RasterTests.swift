import Foundation
import Stage
import Testing

/// The page's blending of sprites without a graphics processor (`Web/raster.js`).
@MainActor @Suite("The page's raster") struct RasterTests {
  /// Runs the body of a function of `Raster` and of `picture`, which makes a picture of one colour, and returns
  /// the result.
  private func run(_ body: String) async throws -> [Int] {
    let result = try await CanvasPage.with(.iPhoneSE) { _, url in
      try await Browser.with(width: 600, height: 800, pixelRatio: 1) { browser in
        try await browser.open(url)
        return try await browser.runAsync(script(body))
      }
    }
    return try #require(result as? [Int])
  }

  private func script(_ body: String) -> String {
    """
    const picture = (color, width, height) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      context.fillStyle = color;
      context.fillRect(0, 0, width, height);
      return canvas.transferToImageBitmap();
    };
    const body = ({ Raster }) => {
      const canvas = new OffscreenCanvas(64, 64);
      const context = canvas.getContext("2d");
      const pixel = (x, y) => [...context.getImageData(x, y, 1, 1).data];
      \(body)
    };
    import(new URL("raster.js", document.baseURI)).then(body).then(arguments[0]);
    """
  }

  @Test("more textures than there is room for are drawn, those before them too")
  func textures() async throws {
    // Each picture takes 4 MB of the 16.
    let pixels = try await run(
      """
      const raster = new Raster(64, 64);
      const pictures = [1, 2, 3, 4, 5, 6, 7, 8].map((each) => picture(`rgb(${30 * each} 0 0)`, 1000, 1000));
      for (const round of [0, 1]) {
        pictures.forEach((each, index) => raster.draw(each, 8, 0, 0, 8, 8 * index, 32 * round, 1));
      }
      raster.flush(context);
      return [4, 36].flatMap((y) => pictures.map((_, index) => pixel(8 * index + 4, y)[0]));
      """)
    let reds = (1...8).map { 30 * $0 }
    #expect(pixels == reds + reds)
  }

  @Test("a picture that there is no room for is left to the canvas")
  func tooLarge() async throws {
    let answers = try await run(
      """
      const raster = new Raster(64, 64);
      const small = picture("red", 10, 10);
      const large = picture("red", 2100, 2100);
      const long = picture("red", 33000, 1);
      return [large, small, long, large].map((each) => Number(raster.draw(each, 8, 0, 0, 8, 0, 0, 1)));
      """)
    #expect(answers == [0, 1, 0, 0])
  }

  @Test("thousands of sprites are drawn in their order, and a flush begins anew")
  func many() async throws {
    let pixels = try await run(
      """
      const raster = new Raster(64, 64);
      const [red, blue] = [picture("red", 10, 10), picture("blue", 10, 10)];
      for (let index = 0; index < 3000; index++) raster.draw(red, 10, 0, 0, 10, index % 50, 20, 1);
      raster.draw(blue, 10, 0, 0, 10, 30, 20, 1);
      raster.flush(context);
      const before = [pixel(25, 25), pixel(35, 25), pixel(25, 45)].flat();
      context.reset();
      const isEmpty = Number(raster.isEmpty);
      raster.draw(blue, 10, 0, 0, 10, 0, 0, 0.5);
      raster.flush(context);
      return [...before, isEmpty, ...pixel(5, 5), ...pixel(35, 25)];
      """)
    // A half of 255 is rounded down.
    #expect(
      pixels == [255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0, 1, 0, 0, 255, 127, 0, 0, 0, 0])
  }

  @Test("what lies outside, or is turned on its edge, draws nothing and breaks nothing")
  func nothing() async throws {
    let pixels = try await run(
      """
      const raster = new Raster(64, 64);
      const red = picture("red", 10, 10);
      for (const far of [-1e9, -64, 64, 1e9]) raster.draw(red, 10, 0, 0, 10, far, far, 1);
      for (const none of [0, 1e-12, NaN, Infinity]) raster.draw(red, 10, 0, none, none, 20, 20, 1);
      raster.flush(context);
      const { data } = context.getImageData(0, 0, 64, 64);
      return [data.filter((each) => each !== 0).length, Number(raster.isEmpty)];
      """)
    #expect(pixels == [0, 1])
  }
}
