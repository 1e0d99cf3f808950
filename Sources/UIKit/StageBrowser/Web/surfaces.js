// @ts-check
// Canvases to draw to: the visible one, and spare ones for groups, masks and blurs.

import { Raster } from "./raster.js";

export class Surface {
  #canvas;
  #context;
  /** @type {Raster | null} */
  #raster = null;

  // An opaque surface is black where nothing is drawn.
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas, { isOpaque = false } = {}) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: !isOpaque });
    this.width = canvas.width;
    this.height = canvas.height;
  }

  // Copies all sprites to the canvas, and returns the context for drawing above them.
  settledContext() {
    this.flush();
    return this.#context;
  }

  // Copies all sprites to the canvas, and returns it.
  settledCanvas() {
    this.flush();
    return this.#canvas;
  }

  // The raster for sprites above the content drawn so far and below the content drawn next.
  get raster() {
    return this.#raster ??= new Raster(this.width, this.height);
  }

  // Whether there are sprites that the canvas doesn't show yet.
  get isBlending() {
    return this.#raster !== null && !this.#raster.isEmpty;
  }

  flush() {
    if (this.isBlending) this.#raster.flush(this.#context);
  }

  // Resets to an empty surface with the canvas's usual settings.
  /**
   * @param {number} width
   * @param {number} height
   */
  reset(width, height) {
    if (this.width !== width || this.height !== height) {
      this.width = this.#canvas.width = width;
      this.height = this.#canvas.height = height;
      this.#raster = null;
    } else {
      this.#context.reset();
      // This remains after a drawing failed.
      if (this.isBlending) this.#raster = null;
    }
    this.#context.imageSmoothingQuality = "high";
  }
}

export class SurfacePool {
  constructor() {
    /** @type {Surface[]} */
    this.free = [];
  }

  /**
   * @param {number} width
   * @param {number} height
   * @returns {Surface}
   */
  take(width, height) {
    const index = this.free.findIndex(
      (surface) => surface.width === width && surface.height === height);
    const surface = index >= 0
      ? this.free.splice(index, 1)[0]
      : this.free.pop() ?? new Surface(new OffscreenCanvas(width, height));
    surface.reset(width, height);
    return surface;
  }

  // Only a few spare surfaces are kept; the others are garbage collected.
  /** @param {Surface} surface */
  give(surface) {
    if (this.free.length < 6) this.free.push(surface);
  }
}
