// @ts-check
// Files that the application gives to the user, and recordings of a part of its screen.

// The frames per second of a recording, and its bit rate.
const filmRate = 30;
const filmBits = 8e6;

// Offers to share a file with the browser's own dialog, or downloads it.
/** @param {File} file */
async function give(file) {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      // Closing the dialog cancels. Any other error, such as a tap too long ago, falls back to a download.
      if (error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

export class Handover {
  // `frameWidth` returns the width of the screen in points.
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {() => number} frameWidth
   */
  constructor(canvas, frameWidth) {
    this.canvas = canvas;
    this.frameWidth = frameWidth;
    this.isFilming = false;
  }

  // Handles a message of the server; see Handover.swift.
  /** @param {HandoverMessage} message */
  take(message) {
    if (message.file) {
      const { name, type, data } = message.file;
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      give(new File([bytes], name, { type }));
    }
    if (message.film) this.film(message.film);
  }

  /** @param {HandoverMessage["film"]} film */
  async film({ name, x, y, width, height, seconds }) {
    if (this.isFilming || !window.MediaRecorder) return;
    this.isFilming = true;
    const scale = this.canvas.width / this.frameWidth();
    const even = (value) => Math.max(2, 2 * Math.round((value * scale) / 2));
    const film = document.createElement("canvas");
    film.width = even(width);
    film.height = even(height);
    const context = film.getContext("2d", { alpha: false });
    const draw = () => context.drawImage(this.canvas, x * scale, y * scale, width * scale,
      height * scale, 0, 0, film.width, film.height);
    draw();
    const parts = [];
    const recorder = new MediaRecorder(film.captureStream(filmRate),
      { mimeType: "video/webm", videoBitsPerSecond: filmBits });
    recorder.ondataavailable = (event) => parts.push(event.data);
    const ended = new Promise((resolve) => { recorder.onstop = resolve; });
    recorder.start();
    const end = performance.now() + 1000 * seconds;
    const follow = () => {
      draw();
      if (performance.now() < end) requestAnimationFrame(follow);
      else recorder.stop();
    };
    requestAnimationFrame(follow);
    await ended;
    this.isFilming = false;
    give(new File(parts, name, { type: "video/webm" }));
  }
}
