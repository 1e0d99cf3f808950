// @ts-check
// Draws sprites in browsers without a graphics processor. There a canvas needs 15 µs or more to draw a small
// rotated picture, most of it for preparation. With thousands of sprites in each frame it is faster to read and
// blend their few pixels with WebAssembly (`Raster/raster.c`).
//
// Pixels are 0xAABBGGRR, as in ImageData, with premultiplied alpha.

// The border of empty pixels around a texture, as in the kernel.
const border = 2;
// The number of empty pixels in a row that are still read with their neighbours, because starting a new run
// would take longer.
const shortestGap = 4;
// The number of bytes for textures, and of sprites that are drawn at once.
const textureSpace = 1 << 24;
// The maximum number of pixels of a texture's side: the kernel's positions have 15 bits for them.
const largestSide = 32000;
const mostSprites = 1024;
// The number of values per sprite and bytes per target, as in the kernel.
const spriteSize = 8;
const targetSize = 32;
const pageSize = 65536;

// Whether the browser has no graphics processor, as far as this can be detected: the name of the WebGL renderer
// is then that of a program (Chromium's SwiftShader, Mesa's llvmpipe, Windows' basic renderer).
export const isSoftware = (() => {
  const context = new OffscreenCanvas(1, 1).getContext("webgl");
  if (!context) return true;
  const names = context.getExtension("WEBGL_debug_renderer_info");
  const name = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
})();

// The kernel that blends rows and pixels; null if the canvas is faster or there is no WebAssembly.
const kernel = isSoftware ? await load() : null;

async function load() {
  try {
    return await WebAssembly.compileStreaming(fetch(new URL("raster.wasm", import.meta.url)));
  } catch (error) {
    console.warn("Sprites are drawn slowly, since WebAssembly can't be used:", error);
    return null;
  }
}

// Whether a raster draws the sprites.
export const blendsSprites = kernel !== null;

// The sprites that have been drawn and that the canvas doesn't show yet.
export class Raster {
  /**
   * @param {number} width
   * @param {number} height
   */
  constructor(width, height) {
    this.width = width;
    this.canvas = new OffscreenCanvas(width, height);
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
    this.kernel = /** @type {RasterKernel} */ (new WebAssembly.Instance(kernel).exports);
    const { memory } = this.kernel;
    // The memory: the target; its pixels, with some extra because the kernel reads several at once; sprites;
    // textures up to the end.
    this.target = (this.kernel.__heap_base.value + 15) & ~15;
    this.pixels = this.target + targetSize;
    this.sprites = (this.pixels + 4 * width * height + 31) & ~15;
    this.firstTexture = this.sprites + 8 * spriteSize * mostSprites;
    memory.grow(Math.ceil((this.firstTexture + textureSpace) / pageSize));
    this.words = new Int32Array(memory.buffer);
    this.waiting = new Float64Array(memory.buffer, this.sprites, spriteSize * mostSprites);
    this.image = new ImageData(
      new Uint8ClampedArray(memory.buffer, this.pixels, 4 * width * height), width, height);
    this.nothing = [this.pixels, width, height, width, height, 0, 0];
    this.forgetTextures();
    this.empty();
  }

  empty() {
    this.isEmpty = true;
    this.count = 0;
    this.words.set(this.nothing, this.target / 4);
  }

  forgetTextures() {
    // The position of each picture's texture; 0 if there was no space for it.
    this.textures = new WeakMap();
    this.nextTexture = this.firstTexture;
  }

  // Draws a picture so that the matrix maps the corners of the unit square to its corners. Returns false if the
  // picture is too large.
  draw(image, a, b, c, d, tx, ty, opacity) {
    const texture = this.textures.get(image) ?? this.keep(image);
    if (texture === 0) return false;
    if (this.count === mostSprites) this.drawWaiting();
    const { waiting } = this;
    let index = spriteSize * this.count++;
    waiting[index++] = a;
    waiting[index++] = b;
    waiting[index++] = c;
    waiting[index++] = d;
    waiting[index++] = tx;
    waiting[index++] = ty;
    waiting[index++] = opacity;
    waiting[index++] = texture;
    this.isEmpty = false;
    return true;
  }

  drawWaiting() {
    this.kernel.draw(this.target, this.sprites, this.count);
    this.count = 0;
  }

  // Copies a picture's texture into the memory. If the memory is full, all textures have to be copied again.
  /** @param {ImageBitmap} image */
  keep(image) {
    const isSmall = Math.max(image.width, image.height) <= largestSide
      && 4 * image.width * image.height <= textureSpace;
    const words = isSmall ? texture(image) : null;
    if (!words || words.byteLength > textureSpace) {
      this.textures.set(image, 0);
      return 0;
    }
    if (this.nextTexture + words.byteLength > this.words.byteLength) {
      this.drawWaiting();
      this.forgetTextures();
    }
    const address = this.nextTexture;
    this.words.set(words, address / 4);
    this.textures.set(image, address);
    this.nextTexture += words.byteLength;
    return address;
  }

  // Draws everything into a context and clears the raster.
  /** @param {Context} context */
  flush(context) {
    this.drawWaiting();
    const [minX, minY, maxX, maxY] = this.words.subarray(this.target / 4 + 3, this.target / 4 + 7);
    if (minX < maxX) {
      const [width, height] = [maxX - minX, maxY - minY];
      const first = this.pixels + 4 * minY * this.width;
      this.kernel.unpremultiply(first, height * this.width);
      this.context.putImageData(this.image, 0, 0, minX, minY, width, height);
      this.words.fill(0, first / 4, first / 4 + height * this.width);
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = 1;
      context.imageSmoothingEnabled = false;
      context.drawImage(this.canvas, minX, minY, width, height, minX, minY, width, height);
      context.restore();
    }
    this.empty();
  }
}

// Returns a picture in the kernel's format: width, height, offset of the pixels, the rows' first runs, runs,
// pixels.
/** @param {ImageBitmap} image */
function texture(image) {
  const stride = image.width + 2 * border;
  const rows = image.height + 2 * border;
  const canvas = new OffscreenCanvas(stride, rows);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, border, border);
  const pixels = new Int32Array(context.getImageData(0, 0, stride, rows).data.buffer);
  premultiply(pixels);
  const { firsts, runs } = runsOf(pixels, stride, rows);
  const header = [image.width, image.height, 3 + firsts.length + runs.length];
  const words = new Int32Array(header[2] + pixels.length);
  words.set(header);
  words.set(firsts, 3);
  words.set(runs, 3 + firsts.length);
  words.set(pixels, header[2]);
  return words;
}

// Returns for each row the ranges where it or the next row has pixels that aren't empty, as pairs of start and
// end, and the number of preceding pairs. A position between two pixels reads both, so a run begins one pixel
// before its first.
/**
 * @param {Int32Array} pixels
 * @param {number} stride
 * @param {number} rows
 */
function runsOf(pixels, stride, rows) {
  const firsts = [];
  const runs = [];
  for (let row = 0; row < rows; row++) {
    firsts.push(runs.length / 2);
    let end = -Infinity;
    for (let column = border; column < stride - border; column++) {
      const index = row * stride + column;
      if (pixels[index] === 0 && !pixels[index + stride]) continue;
      if (column - 1 - end < shortestGap) {
        runs[runs.length - 1] = column + 1;
      } else {
        runs.push(column - 1, column + 1);
      }
      end = column + 1;
    }
  }
  firsts.push(runs.length / 2);
  return { firsts, runs };
}

/** @param {Int32Array} pixels */
function premultiply(pixels) {
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index];
    const alpha = pixel >>> 24;
    if (alpha === 255) continue;
    const factor = alpha / 255;
    pixels[index] = (alpha << 24) | (Math.round(((pixel >>> 16) & 255) * factor) << 16)
      | (Math.round(((pixel >>> 8) & 255) * factor) << 8) | Math.round((pixel & 255) * factor);
  }
}
