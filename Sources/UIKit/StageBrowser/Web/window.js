// @ts-check
// The page as a window: what covers its edges, full screen, and the way to the bench with devices and back.

import * as message from "./writer.js";
import { word } from "./words.js";

const corner = document.getElementById("corner");
const fullScreen = document.getElementById("full-screen");
const bench = document.getElementById("bench");
const fill = document.getElementById("fill");
const cover = document.getElementById("cover");

// A device by this name is no device: the screen fills the window. See Live/StageState.swift.
export const windowName = "window";

// How long the corner stays when nobody is near, in milliseconds.
const patience = 5000;
// How near the pointer has to come to its place, in CSS pixels.
const reach = { across: 56, along: 110 };

export class WindowShell {
  /** @param {Send} send */
  constructor(send) {
    this.send = send;
    this.isWindow = false;
    // The device that the bench shows again.
    this.device = "iphone-14-pro";
    this.timer = null;
    this.style = null;
    this.styleIsChosen = false;
    bench.addEventListener("click", () => this.toggleBench());
    fill.addEventListener("click", () => this.toggleBench());
    fullScreen.hidden = !document.fullscreenEnabled;
    fullScreen.addEventListener("click", () => this.toggleFullScreen());
    document.addEventListener("fullscreenchange", () => this.nameFullScreen());
    window.addEventListener("keydown", (event) => this.keyPressed(event), { capture: true });
    for (const kind of /** @type {const} */ (["pointermove", "pointerdown"])) {
      window.addEventListener(kind, (event) => this.pointerCame(event), { capture: true });
    }
    // A turn of half a circle swaps what covers the edges, and resizes nothing.
    screen.orientation?.addEventListener("change", () => send(message.resize()));
    new ResizeObserver(() => send(message.resize())).observe(cover, { box: "border-box" });
    this.followStyle();
  }

  // The server's description of the stage.
  /** @param {StageState} state */
  show(state) {
    const isWindow = state.device === windowName;
    if (!isWindow) this.device = state.device;
    const began = isWindow && !this.isWindow;
    this.isWindow = isWindow;
    this.style = state.appearance;
    document.documentElement.classList.toggle("window", isWindow);
    document.documentElement.classList.toggle("dark", isWindow && state.appearance === "dark");
    corner.hidden = !isWindow;
    if (began) {
      this.reveal();
      this.updateStyle();
    }
  }

  toggleBench() {
    if (this.style === null) return;
    this.send(message.setting("device", this.isWindow ? this.device : windowName));
  }

  // Full screen

  toggleFullScreen() {
    if (document.fullscreenElement) return void document.exitFullscreen();
    document.documentElement.requestFullscreen({ navigationUI: "hide" })
      // The key stays the game's; held down, it leaves.
      .then(() => navigator.keyboard?.lock?.(["Escape"]))
      .catch(() => {});
  }

  nameFullScreen() {
    const name = word(document.fullscreenElement ? "Leave full screen" : "Full screen");
    fullScreen.ariaLabel = name;
    fullScreen.title = `${name} (Alt+Enter)`;
    if (!document.fullscreenElement) navigator.keyboard?.unlock?.();
  }

  /** @param {KeyboardEvent} event */
  keyPressed(event) {
    if (event.altKey && event.key === "Enter") this.toggleFullScreen();
    else if (event.key === "F2") this.toggleBench();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // The corner

  /** @param {PointerEvent} event */
  pointerCame(event) {
    if (!this.isWindow || event.clientX > reach.across) return;
    if (Math.abs(event.clientY - window.innerHeight / 2) < reach.along) this.reveal();
  }

  // Shows the corner for a while.
  reveal() {
    corner.classList.add("shown");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => corner.classList.remove("shown"), patience);
  }

  // Light and dark

  // A window is as light as the browser, until somebody chooses on the bench.
  followStyle() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.wantsDark = () => dark.matches;
    dark.addEventListener("change", () => {
      if (this.isWindow) this.updateStyle();
    });
    document.getElementById("appearance").addEventListener("change", () => {
      this.styleIsChosen = true;
    });
  }

  updateStyle() {
    const wanted = this.wantsDark() ? "dark" : "light";
    if (this.styleIsChosen || wanted === this.style) return;
    this.send(message.setting("appearance", wanted));
  }
}
