// @ts-check
// Canvases to draw into: the visible one, and spare ones for groups, masks and blurs.

import { Raster } from "./raster.js";

export class Surface {
  #canvas;
  #context;
  /** @type {Raster | null} */
  #raster = null;

  // An opaque one is black where nothing is drawn.
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas, { isOpaque = false } = {}) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: !isOpaque });
    this.width = canvas.width;
    this.height = canvas.height;
  }

  // Has the canvas show all sprites so far, and returns what draws above them.
  settledContext() {
    this.flush();
    return this.#context;
  }

  // Has the canvas show all sprites so far, and returns it.
  settledCanvas() {
    this.flush();
    return this.#canvas;
  }

  // For sprites that lie above what the context has drawn so far, and below what it draws next.
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

  // An empty surface with the canvas's usual settings.
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
      // Left over by a drawing that failed.
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

  // Spare surfaces beyond a handful are left to the garbage collector.
  /** @param {Surface} surface */
  give(surface) {
    if (this.free.length < 6) this.free.push(surface);
  }
}
