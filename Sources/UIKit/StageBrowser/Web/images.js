// @ts-check
// The bitmaps from the server. Each is sent once, identified by its serial, until it is evicted. Pictures that
// are drawn much smaller are also stored in smaller sizes.

import { Reader } from "./reader.js";
import { encodings } from "./wire.js";

// The number of pixels of the largest picture that is stored enlarged.
const largestEnlarged = 1 << 22;

export class ImageStore {
  constructor() {
    /** @type {Map<number, ImageBitmap>} */
    this.images = new Map();
    // By serial, the picture at half its size, a quarter, and so on, as far as requested.
    /** @type {Map<number, ImageBitmap[]>} */
    this.levels = new Map();
    // Pictures in the size in which they were drawn last, strongly enlarged: {width, height, picture}.
    this.enlargements = new Map();
  }

  /** @param {number} serial */
  get(serial) {
    return this.images.get(serial);
  }

  // Returns the picture for drawing it at least twice as small: the smallest size that still has to be reduced,
  // so that at most two by two pixels become one.
  /**
   * @param {number} serial
   * @param {number} reduction
   */
  reduced(serial, reduction) {
    let levels = this.levels.get(serial);
    if (!levels) this.levels.set(serial, (levels = []));
    const wanted = Math.floor(Math.log2(reduction));
    let image = levels[Math.min(wanted, levels.length) - 1] ?? this.images.get(serial);
    while (levels.length < wanted && image.width > 1 && image.height > 1) {
      image = halved(image);
      levels.push(image);
    }
    return image;
  }

  // Returns the picture in another size, if it was requested in that size before. During a zoom no size is used
  // twice.
  /**
   * @param {ImageBitmap} image
   * @param {number} width
   * @param {number} height
   */
  enlarged(image, width, height) {
    const kept = this.enlargements.get(image);
    if (kept?.width !== width || kept?.height !== height) {
      kept?.picture?.close();
      this.enlargements.set(image, { width, height, picture: null });
      return null;
    }
    if (!kept.picture && width * height <= largestEnlarged) kept.picture = resized(image, width, height);
    return kept.picture;
  }

  // Premultiplied pixels, either plain or in runs of equal ones.
  /**
   * @param {number} serial
   * @param {number} width
   * @param {number} height
   * @param {number} encoding
   * @param {Uint8Array} bytes
   */
  add(serial, width, height, encoding, bytes) {
    const count = width * height;
    const pixels = new Uint32Array(count);
    if (encoding === encodings.raw) {
      if (bytes.length !== 4 * count) throw new RangeError("image has the wrong length");
      new Uint8Array(pixels.buffer).set(bytes);
    } else {
      expandRuns(bytes, pixels);
    }
    unpremultiply(pixels);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    context.putImageData(
      new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0);
    this.evict(serial);
    this.images.set(serial, canvas.transferToImageBitmap());
  }

  /** @param {number} serial */
  evict(serial) {
    for (const image of [this.images.get(serial), ...this.levels.get(serial) ?? []]) {
      this.enlargements.get(image)?.picture?.close();
      this.enlargements.delete(image);
      image?.close();
    }
    this.images.delete(serial);
    this.levels.delete(serial);
  }

  clear() {
    for (const serial of [...this.images.keys()]) this.evict(serial);
  }
}

/** @param {ImageBitmap} image */
const halved = (image) =>
  resized(image, Math.ceil(image.width / 2), Math.ceil(image.height / 2), "high");

/**
 * @param {ImageBitmap} image
 * @param {number} width
 * @param {number} height
 */
function resized(image, width, height, quality = /** @type {ImageSmoothingQuality} */ ("low")) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = quality;
  context.drawImage(image, 0, 0, width, height);
  return canvas.transferToImageBitmap();
}

// The lowest bit of a header distinguishes a run (one pixel, repeated) from a copy (that many pixels).
/**
 * @param {Uint8Array} bytes
 * @param {Uint32Array} pixels
 */
function expandRuns(bytes, pixels) {
  const reader = new Reader(bytes.slice().buffer);
  const view = reader.view;
  let index = 0;
  while (index < pixels.length) {
    const header = reader.varint();
    const count = Math.floor(header / 2);
    if (count > pixels.length - index) throw new RangeError("image has too many pixels");
    if (header % 2 === 1) {
      pixels.fill(view.getUint32(reader.position, true), index, index + count);
      reader.position += 4;
    } else {
      for (let offset = 0; offset < count; offset++) {
        pixels[index + offset] = view.getUint32(reader.position + 4 * offset, true);
      }
      reader.position += 4 * count;
    }
    index += count;
  }
}

// Converts from 0xAARRGGBB with premultiplied alpha to the canvas's straight 0xAABBGGRR.
/** @param {Uint32Array} pixels */
function unpremultiply(pixels) {
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index];
    const alpha = pixel >>> 24;
    if (alpha === 0) {
      pixels[index] = 0;
      continue;
    }
    let red = (pixel >>> 16) & 0xff;
    let green = (pixel >>> 8) & 0xff;
    let blue = pixel & 0xff;
    if (alpha !== 255) {
      red = Math.min(255, Math.round((red * 255) / alpha));
      green = Math.min(255, Math.round((green * 255) / alpha));
      blue = Math.min(255, Math.round((blue * 255) / alpha));
    }
    pixels[index] = ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  }
}
