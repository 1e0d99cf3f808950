// @ts-check
// The device around the canvas: its position and size, its rounded corners, the status bar and the home
// indicator.

import { windowName } from "./window.js";

const desk = document.getElementById("desk");
const device = document.getElementById("device");
const glass = document.getElementById("glass");
const canvas = document.getElementById("canvas");
const statusBar = document.getElementById("status-bar");
const sideSensor = document.getElementById("side-sensor");
const homeIndicator = document.getElementById("home-indicator");
const clock = document.getElementById("clock");

// The margin around the device in CSS pixels, if there is space.
const widestMargin = 28;

export class DeviceView {
  constructor() {
    /** @type {StageState | null} */
    this.state = null;
    // The number of CSS pixels per point of the device.
    this.zoom = 1;
    this.showTime();
  }

  // Shows the server's description of the device; see Live/StageState.swift.
  /** @param {StageState} state */
  show(state) {
    this.state = state;
    const { frame } = state;
    statusBar.dataset.sensor = frame.sensor;
    statusBar.hidden = frame.statusBarHeight <= 0;
    // The application hides the text of the status bar; the shape of the screen stays.
    statusBar.classList.toggle("bare", frame.isStatusBarHidden);
    statusBar.classList.toggle("light", frame.statusBarStyle === "light");
    sideSensor.className = frame.sensor;
    sideSensor.hidden = !frame.sensor.startsWith("side-");
    homeIndicator.hidden = !frame.hasHomeIndicator;
    homeIndicator.classList.toggle("light", frame.statusBarStyle === "light");
    device.hidden = false;
    this.layout();
  }

  // Fits the whole device into the page, at most in its natural size. Returns the canvas's size in pixels of
  // the display.
  layout() {
    if (!this.state) return null;
    const { frame } = this.state;
    const isWindow = this.state.device === windowName;
    const bezel = isWindow ? 0 : frame.cornerRadius > 0 ? 11 : 14;
    const margin = isWindow
      ? 0 : Math.min(widestMargin, 0.05 * Math.min(desk.clientWidth, desk.clientHeight));
    const room = { width: desk.clientWidth - 2 * margin, height: desk.clientHeight - 2 * margin };
    const natural = { width: frame.width + 2 * bezel, height: frame.height + 2 * bezel };
    this.zoom = Math.max(
      0.01, Math.min(1, room.width / natural.width, room.height / natural.height));
    const ratio = window.devicePixelRatio;
    // The size is a whole number of display pixels, so that the canvas isn't resampled.
    const pixels = {
      width: Math.max(1, Math.round(frame.width * this.zoom * ratio)),
      height: Math.max(1, Math.round(frame.height * this.zoom * ratio)),
    };
    const radius = frame.cornerRadius * this.zoom;
    const edge = bezel * this.zoom;
    glass.style.width = `${pixels.width / ratio}px`;
    glass.style.height = `${pixels.height / ratio}px`;
    glass.style.borderRadius = `${radius}px`;
    device.style.padding = `${edge}px`;
    device.style.borderRadius = `${radius + edge}px`;
    this.alignToPixels(pixels.width / ratio + 2 * edge, pixels.height / ratio + 2 * edge, edge);
    statusBar.style.width = `${frame.width}px`;
    statusBar.style.height = `${frame.statusBarHeight}px`;
    statusBar.style.transform = `scale(${this.zoom})`;
    sideSensor.style.transform = `scale(${this.zoom})`;
    sideSensor.style.left = frame.sensor === "side-island" ? `${11 * this.zoom}px` : "0";
    homeIndicator.style.bottom = `${8 * this.zoom}px`;
    homeIndicator.style.transform = `scale(${this.zoom})`;
    return pixels;
  }

  // Centres the device so that the canvas's corner is on a whole display pixel.
  /**
   * @param {number} width
   * @param {number} height
   * @param {number} edge
   */
  alignToPixels(width, height, edge) {
    const ratio = window.devicePixelRatio;
    const box = desk.getBoundingClientRect();
    const snap = (start, room, extent) => {
      const corner = start + (room - extent) / 2 + edge;
      return Math.round(corner * ratio) / ratio - edge - start;
    };
    device.style.translate = "none";
    device.style.left = `${snap(box.left, box.width, width)}px`;
    device.style.top = `${snap(box.top, box.height, height)}px`;
  }

  // Converts a position in the window to a point of the device's screen.
  /**
   * @param {{ clientX: number, clientY: number }} event
   * @returns {Point}
   */
  pointFor(event) {
    const box = canvas.getBoundingClientRect();
    const { frame } = this.state;
    return [
      ((event.clientX - box.left) * frame.width) / box.width,
      ((event.clientY - box.top) * frame.height) / box.height,
    ];
  }

  // Shows the time of day, and updates it every full minute.
  showTime() {
    const now = new Date();
    clock.textContent =
      `${now.getHours()}:${String(now.getMinutes()).padStart(2, "0")}`;
    setTimeout(() => this.showTime(), 60000 - (now.getTime() % 60000) + 50);
  }
}
