// Draws sprites where the browser has no graphics processor. There it takes 15 µs and more to draw a small
// turned picture into a canvas, most of them to prepare; with thousands in each frame it is quicker to read and
// blend their few pixels here.
//
// Pixels are 0xAABBGGRR, as ImageData has them, with alpha multiplied in.

// Empty pixels around a texture, so that its edges fade into nothing and no neighbour needs a check.
const border = 2;
// The bytes of red and blue; shifted by eight, those of green and alpha.
const half = 0x00ff00ff;
// Positions in a texture are whole numbers of this part of a pixel.
const unit = 65536;

// Whether the browser has no graphics processor, as far as it tells: what it calls the one that WebGL
// has is a program then (Chromium's SwiftShader, Mesa's llvmpipe, Windows' basic renderer).
export const isSoftware = (() => {
  const context = new OffscreenCanvas(1, 1).getContext("webgl");
  if (!context) return true;
  const names = context.getExtension("WEBGL_debug_renderer_info");
  const name = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
})();

// A picture's pixels, to be drawn by a raster.
export class Texture {
  constructor(image) {
    this.width = image.width;
    this.height = image.height;
    this.stride = image.width + 2 * border;
    const canvas = new OffscreenCanvas(this.stride, image.height + 2 * border);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, border, border);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    this.pixels = new Int32Array(data.buffer);
    for (let index = 0; index < this.pixels.length; index++) {
      const pixel = this.pixels[index];
      const alpha = pixel >>> 24;
      if (alpha === 255) continue;
      const factor = alpha / 255;
      this.pixels[index] = ((alpha << 24) | (Math.round(((pixel >>> 16) & 255) * factor) << 16)
        | (Math.round(((pixel >>> 8) & 255) * factor) << 8)
        | Math.round((pixel & 255) * factor));
    }
    this.findSpans();
  }

  // For each row where its pixels and those of the next begin and end: what an upright sprite has to read.
  findSpans() {
    const { stride, pixels } = this;
    const rows = pixels.length / stride;
    this.starts = new Int32Array(rows).fill(stride);
    this.ends = new Int32Array(rows);
    for (let index = 0; index < pixels.length; index++) {
      if (pixels[index] === 0) continue;
      const column = index % stride;
      const row = (index - column) / stride;
      for (const each of [row - 1, row]) {
        this.starts[each] = Math.min(this.starts[each], column - 1);
        this.ends[each] = Math.max(this.ends[each], column + 1);
      }
    }
  }
}

// What sprites have drawn and the canvas doesn't show yet.
export class Raster {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.canvas = new OffscreenCanvas(width, height);
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
    this.image = new ImageData(width, height);
    this.pixels = new Int32Array(this.image.data.buffer);
    this.empty();
  }

  empty() {
    [this.minX, this.minY, this.maxX, this.maxY] = [this.width, this.height, 0, 0];
  }

  get isEmpty() {
    return this.minY >= this.maxY;
  }

  // Draws a texture so that its corners lie where the matrix takes those of the unit square.
  draw(texture, a, b, c, d, tx, ty, opacity) {
    const determinant = a * d - b * c;
    if (determinant === 0) return;
    const top = Math.max(0, Math.floor(ty + Math.min(0, b) + Math.min(0, d) - 1));
    const bottom = Math.min(this.height, Math.ceil(ty + Math.max(0, b) + Math.max(0, d) + 1));
    const left = Math.max(0, Math.floor(tx + Math.min(0, a) + Math.min(0, c) - 1));
    const right = Math.min(this.width, Math.ceil(tx + Math.max(0, a) + Math.max(0, c) + 1));
    if (top >= bottom || left >= right) return;
    this.minX = Math.min(this.minX, left);
    this.minY = Math.min(this.minY, top);
    this.maxX = Math.max(this.maxX, right);
    this.maxY = Math.max(this.maxY, bottom);

    // From the canvas to the texture, from the middle of a pixel to that of another.
    const { width, height, stride, pixels, starts, ends } = texture;
    const ux = (d / determinant) * width;
    const uy = (-c / determinant) * width;
    const vx = (-b / determinant) * height;
    const vy = (a / determinant) * height;
    const u0 = (0.5 - tx) * ux + (0.5 - ty) * uy + border - 0.5;
    const v0 = (0.5 - tx) * vx + (0.5 - ty) * vy + border - 0.5;
    const stepU = Math.round(ux * unit) | 0;
    const stepV = Math.round(vx * unit) | 0;
    const strength = Math.round(Math.min(opacity, 1) * 256) | 0;
    const isUpright = Math.abs(vx) < 1e-9;
    // The part of the texture that isn't empty.
    let minU = border - 1;
    let maxU = border + width;
    const minV = border - 1;
    const maxV = border + height;
    for (let y = top; y < bottom; y++) {
      const rowU = u0 + y * uy;
      const rowV = v0 + y * vy;
      let from = left;
      let to = right;
      if (isUpright) {
        if (rowV < minV || rowV >= maxV) continue;
        minU = starts[Math.floor(rowV)];
        maxU = ends[Math.floor(rowV)];
        if (minU >= maxU) continue;
      } else {
        const [low, high] = [(minV - rowV) / vx, (maxV - rowV) / vx];
        from = Math.max(from, Math.ceil(Math.min(low, high)));
        to = Math.min(to, Math.floor(Math.max(low, high)) + 1);
      }
      const [low, high] = [(minU - rowU) / ux, (maxU - rowU) / ux];
      from = Math.max(from, Math.ceil(Math.min(low, high)));
      to = Math.min(to, Math.floor(Math.max(low, high)) + 1);
      // Not a number where a row runs along the texture's very edge.
      if (!(from < to)) continue;
      blend(
        this.pixels, (y * this.width + from) | 0, (y * this.width + to) | 0, pixels, stride,
        ((rowU + from * ux) * unit) | 0, ((rowV + from * vx) * unit) | 0, stepU, stepV, strength);
    }
  }

  // Puts everything into a context and is empty again.
  flush(context) {
    const [x, y] = [this.minX, this.minY];
    const [width, height] = [this.maxX - x, this.maxY - y];
    for (let row = y; row < this.maxY; row++) {
      unpremultiply(this.pixels, row * this.width + x, row * this.width + this.maxX);
    }
    this.context.putImageData(this.image, 0, 0, x, y, width, height);
    for (let row = y; row < this.maxY; row++) {
      this.pixels.fill(0, row * this.width + x, row * this.width + this.maxX);
    }
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.imageSmoothingEnabled = false;
    context.drawImage(this.canvas, x, y, width, height, x, y, width, height);
    context.restore();
    this.empty();
  }
}

// Draws a row: from `index` on along the target, from (u, v) on along the texture.
function blend(target, index, end, texture, stride, u, v, stepU, stepV, strength) {
  for (; index < end; index++, u = (u + stepU) | 0, v = (v + stepV) | 0) {
    const at = (v >> 16) * stride + (u >> 16);
    const p00 = texture[at];
    const p10 = texture[at + 1];
    const p01 = texture[at + stride];
    const p11 = texture[at + stride + 1];
    if ((p00 | p10 | p01 | p11) === 0) continue;
    // The share of each of the four, in 256 parts.
    const x = (u >> 12) & 15;
    const y = (v >> 12) & 15;
    const w11 = x * y;
    const w10 = (x << 4) - w11;
    const w01 = (y << 4) - w11;
    const w00 = 256 - (x << 4) - w01;
    let low = Math.imul(p00 & half, w00) + Math.imul(p10 & half, w10) | 0;
    low = low + Math.imul(p01 & half, w01) | 0;
    low = ((low + Math.imul(p11 & half, w11) | 0) >>> 8) & half;
    let high = Math.imul((p00 >>> 8) & half, w00) + Math.imul((p10 >>> 8) & half, w10) | 0;
    high = high + Math.imul((p01 >>> 8) & half, w01) | 0;
    high = ((high + Math.imul((p11 >>> 8) & half, w11) | 0) >>> 8) & half;
    if (strength !== 256) {
      low = (Math.imul(low, strength) >>> 8) & half;
      high = (Math.imul(high, strength) >>> 8) & half;
    }
    const behind = target[index];
    if (behind !== 0) {
      const rest = 256 - (high >>> 16);
      low += (Math.imul(behind & half, rest) >>> 8) & half;
      high += (Math.imul((behind >>> 8) & half, rest) >>> 8) & half;
    }
    target[index] = low | (high << 8);
  }
}

// 255 × 65536 ÷ alpha.
const inverse = Uint32Array.from({ length: 256 }, (_, alpha) =>
  alpha ? Math.ceil((255 * 65536) / alpha) : 0);

function unpremultiply(pixels, index, end) {
  for (; index < end; index++) {
    const pixel = pixels[index];
    const alpha = pixel >>> 24;
    if (alpha === 0 || alpha === 255) continue;
    const factor = inverse[alpha];
    const red = Math.min(255, ((pixel & 255) * factor) >>> 16);
    const green = Math.min(255, (((pixel >>> 8) & 255) * factor) >>> 16);
    const blue = Math.min(255, (((pixel >>> 16) & 255) * factor) >>> 16);
    pixels[index] = (alpha << 24) | (blue << 16) | (green << 8) | red;
  }
}
