// @ts-check
// The page as a window: the covered edges, full screen, and the switch to the simulator view and back.

import * as message from "./writer.js";
import { word } from "./words.js";

const corner = document.getElementById("corner");
const fullScreen = document.getElementById("full-screen");
const bench = document.getElementById("bench");
const fill = document.getElementById("fill");
const cover = document.getElementById("cover");

// The device name for a screen that fills the window without a device. See Live/StageState.swift.
export const windowName = "window";

// The time in milliseconds that the corner stays visible without a pointer nearby.
const patience = 5000;
// The distance from the corner at which the pointer shows it, in CSS pixels.
const reach = { across: 56, along: 110 };
const narrow = matchMedia("(max-width: 640px)");

export class WindowShell {
  /** @param {Send} send */
  constructor(send) {
    this.send = send;
    this.isWindow = false;
    // The device that the simulator view shows again.
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
    // Rotating by half a turn swaps the covered edges without resizing.
    screen.orientation?.addEventListener("change", () => send(message.resize()));
    new ResizeObserver(() => send(message.resize())).observe(cover, { box: "border-box" });
    this.followStyle();
  }

  // Shows the server's description of the stage.
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
      // The key stays available to the game; holding it down leaves full screen.
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
    if (!this.isWindow) return;
    // The corner is at the left edge, and on narrow screens at the top. See style.css.
    const isAtTop = narrow.matches;
    const across = isAtTop ? event.clientY : event.clientX;
    const along = isAtTop
      ? event.clientX - window.innerWidth / 2
      : event.clientY - window.innerHeight / 2;
    if (across <= reach.across && Math.abs(along) < reach.along) this.reveal();
  }

  // Shows the corner for a while.
  reveal() {
    corner.classList.add("shown");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => corner.classList.remove("shown"), patience);
  }

  // Light and dark

  // A window has the browser's appearance until the user chooses one in the simulator view.
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
