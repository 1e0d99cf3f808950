// Canvases to draw into: the visible one, and spare ones for groups, masks and blurs.

export class Surface {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
  }

  get width() {
    return this.canvas.width;
  }

  get height() {
    return this.canvas.height;
  }

  // An empty surface with the canvas's usual settings.
  reset(width, height) {
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    } else {
      this.context.reset();
    }
    this.context.imageSmoothingQuality = "high";
  }
}

export class SurfacePool {
  constructor() {
    this.free = [];
  }

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
  give(surface) {
    if (this.free.length < 6) this.free.push(surface);
  }
}
