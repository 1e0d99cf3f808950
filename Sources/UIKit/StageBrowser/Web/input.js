// @ts-check
// Sends touches, mouse, wheel and keys on the device's screen to the server.

import { limits, modifiers } from "./wire.js";
import * as message from "./writer.js";

// The bit of the mouse's primary button in PointerEvent.buttons.
const firstButton = 1;
// The mouse's secondary button in PointerEvent.button.
const secondaryButton = 2;
// The pixels per line of a wheel, if the browser counts in lines.
const lineHeight = 16;
// The value of a wheel's step in WheelEvent.wheelDelta.
const wheelStep = 120;
// The code of a key that an input method handles.
const composedKey = 229;
// No key has a longer name.
const longestName = 24;

export class Input {
  // `send` sends a message; `pointFor` converts an event's position to a point of the screen.
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {(event: MouseEvent) => Point} pointFor
   * @param {Send} send
   */
  constructor(canvas, pointFor, send) {
    this.canvas = canvas;
    this.pointFor = pointFor;
    this.send = send;
    /** @type {Map<number, Point>} */
    this.down = new Map();
    /** @type {Map<number, PointerEvent>} */
    this.moves = new Map();
    /** @type {{ place: Point, dx: number, dy: number, isContinuous: boolean, time: number } | null} */
    this.wheel = null;
    // The last position of a mouse without a pressed button, until it is sent.
    this.hover = null;
    this.isHovering = false;
    this.keys = new Map();
    this.flushing = false;

    canvas.addEventListener("pointerdown", (event) => this.pointerDown(event));
    canvas.addEventListener("pointermove", (event) => this.pointerMove(event));
    canvas.addEventListener("pointerup", (event) => this.pointerEnd(event, "up"));
    canvas.addEventListener("pointercancel", (event) => this.pointerEnd(event, "cancel"));
    canvas.addEventListener("lostpointercapture", (event) => this.captureLost(event));
    canvas.addEventListener("pointerleave", (event) => this.pointerLeft(event));
    canvas.addEventListener("wheel", (event) => this.wheelTurned(event), { passive: false });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    // The element with the page's keyboard focus: the canvas, or the text area for typing.
    /** @type {HTMLElement} */
    this.focus = canvas;
    // Returns whether a key that the browser uses goes to the edited text; null if there is none.
    /** @type {((event: KeyboardEvent) => boolean) | null} */
    this.takesKey = null;
    this.listenToKeys(canvas);
    window.addEventListener("blur", () => this.releaseAll());
    // Browsers also show a focus ring when a script sets the focus; a touch needs none.
    canvas.addEventListener("focus", () => {
      canvas.classList.toggle("by-keyboard", this.down.size === 0);
    });
    canvas.addEventListener("blur", () => canvas.classList.remove("by-keyboard"));
  }

  /** @param {HTMLElement} element */
  listenToKeys(element) {
    element.addEventListener("keydown", (event) => this.keyChanged(event, true));
    element.addEventListener("keyup", (event) => this.keyChanged(event, false));
  }

  // Forgets all pressed keys and fingers when the connection is lost.
  reset() {
    this.down.clear();
    this.moves.clear();
    this.keys.clear();
    this.wheel = null;
    this.hover = null;
    this.isHovering = false;
  }

  /** @param {PointerEvent} event */
  pointerDown(event) {
    const isSecondary = event.pointerType === "mouse" && event.button === secondaryButton;
    if (event.pointerType === "mouse" && event.button !== 0 && !isSecondary) return;
    if (this.down.has(event.pointerId) || this.down.size >= limits.pointers) return;
    event.preventDefault();
    this.down.set(event.pointerId, this.pointFor(event));
    this.focus.focus({ preventScroll: true });
    this.canvas.setPointerCapture(event.pointerId);
    this.sendPointer(isSecondary ? "secondary" : "down", event);
  }

  /** @param {PointerEvent} event */
  pointerMove(event) {
    if (!this.down.has(event.pointerId)) return this.hovered(event);
    this.down.set(event.pointerId, this.pointFor(event));
    this.moves.set(event.pointerId, event);
    this.flushSoon();
  }

  // Sends the hovering position of a mouse. A pressed button that isn't treated as a finger doesn't prevent
  // hovering.
  /** @param {PointerEvent} event */
  hovered(event) {
    if (event.pointerType !== "mouse" || event.buttons & firstButton) return;
    this.hover = { place: this.pointFor(event), time: event.timeStamp };
    this.flushSoon();
  }

  /** @param {PointerEvent} event */
  pointerLeft(event) {
    if (event.pointerType !== "mouse" || this.down.has(event.pointerId)) return;
    this.hover = null;
    if (!this.isHovering) return;
    this.isHovering = false;
    this.send(message.hover(null, event.timeStamp));
  }

  /**
   * @param {PointerEvent} event
   * @param {"up" | "cancel"} phase
   */
  pointerEnd(event, phase) {
    if (!this.down.has(event.pointerId)) return;
    this.flush();
    // A cancelled pointer reports the position (0, 0).
    if (phase === "up") this.down.set(event.pointerId, this.pointFor(event));
    this.sendPointer(phase, event);
    this.down.delete(event.pointerId);
  }

  // A mouse can lose its capture while its button is still down. The end outside the canvas would then be
  // missed.
  /** @param {PointerEvent} event */
  captureLost(event) {
    if (!this.down.has(event.pointerId)) return;
    if (event.pointerType === "mouse" && event.buttons !== 0) {
      this.canvas.setPointerCapture(event.pointerId);
    } else {
      this.pointerEnd(event, "cancel");
    }
  }

  /**
   * @param {"down" | "move" | "up" | "cancel" | "secondary"} phase
   * @param {PointerEvent} event
   */
  sendPointer(phase, event) {
    const [x, y] = this.down.get(event.pointerId);
    this.send(message.pointer(phase, event.pointerId, x, y, event.timeStamp));
  }

  /** @param {WheelEvent} event */
  wheelTurned(event) {
    event.preventDefault();
    if (event.ctrlKey) return;
    const unit = [1, lineHeight, this.canvas.clientHeight][event.deltaMode] ?? 1;
    const isContinuous = this.movesFreely(event);
    const turn = this.wheel ?? { place: null, dx: 0, dy: 0, isContinuous, time: 0 };
    turn.place = this.pointFor(event);
    turn.dx += event.deltaX * unit;
    turn.dy += event.deltaY * unit;
    turn.time = event.timeStamp;
    this.wheel = turn;
    this.flushSoon();
  }

  // Returns whether fingers on a trackpad moved, as far as this can be detected: a wheel turns by lines or by
  // whole steps.
  /** @param {WheelEvent & { wheelDeltaX?: number, wheelDeltaY?: number }} event */
  movesFreely(event) {
    if (event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return false;
    return (event.wheelDeltaX ?? 0) % wheelStep !== 0 || (event.wheelDeltaY ?? 0) % wheelStep !== 0;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {boolean} isDown
   */
  keyChanged(event, isDown) {
    if (event.isComposing || event.keyCode === composedKey) return;
    if (Math.max(event.key.length, event.code.length) > longestName) return;
    // Ignores keys for input methods, and keys that the browser needs: for leaving the canvas, its own
    // shortcuts, reloading. While text is edited, some of those go to the text.
    if (/^(Dead|Process|Unidentified|Compose|F\d+)$/.test(event.key)) return;
    const isShortcut = event.ctrlKey || event.metaKey;
    if ((event.key === "Tab" || isShortcut) && !this.takesKey?.(event)) return;
    if (!isDown && !this.keys.has(event.code)) return;
    event.preventDefault();
    if (isDown) this.keys.set(event.code, event.key);
    else this.keys.delete(event.code);
    this.sendKey(isDown, event);
  }

  /**
   * @param {boolean} isDown
   * @param {KeyboardEvent} event
   */
  sendKey(isDown, event) {
    const held = (event.shiftKey ? modifiers.shift : 0) | (event.ctrlKey ? modifiers.control : 0)
      | (event.altKey ? modifiers.option : 0) | (event.metaKey ? modifiers.command : 0);
    this.send(message.key(isDown, held, event.key, event.code));
  }

  // Presses or releases a key of a device that the browser has no key events for.
  /**
   * @param {boolean} isDown
   * @param {string} key
   * @param {string} code
   */
  setKey(isDown, key, code) {
    if (isDown === this.keys.has(code)) return;
    if (isDown) this.keys.set(code, key);
    else this.keys.delete(code);
    this.send(message.key(isDown, 0, key, code));
  }

  // Puts a finger of such a device at a point of the screen, or lifts it.
  /**
   * @param {number} id
   * @param {Point | null} place
   * @param {number} time
   */
  setFinger(id, place, time) {
    const old = this.down.get(id);
    if (!old && (!place || this.down.size >= limits.pointers)) return;
    if (old && place && old[0] === place[0] && old[1] === place[1]) return;
    const [x, y] = place ?? old;
    if (place) this.down.set(id, place);
    else this.down.delete(id);
    this.send(message.pointer(!place ? "up" : old ? "move" : "down", id, x, y, time));
  }

  // Sends moves and scrolls once per frame, with the last position of each finger.
  flushSoon() {
    if (this.flushing) return;
    this.flushing = true;
    requestAnimationFrame(() => {
      this.flushing = false;
      this.flush();
    });
  }

  flush() {
    for (const event of this.moves.values()) this.sendPointer("move", event);
    this.moves.clear();
    if (this.hover) {
      this.send(message.hover(this.hover.place, this.hover.time));
      this.isHovering = true;
      this.hover = null;
    }
    if (this.wheel) {
      const { place, dx, dy, isContinuous, time } = this.wheel;
      this.send(message.wheel(...place, dx, dy, isContinuous, time));
      this.wheel = null;
    }
  }

  releaseAll() {
    this.flush();
    const time = performance.now();
    for (const [id, [x, y]] of this.down) {
      this.send(message.pointer("cancel", id, x, y, time));
    }
    for (const [code, key] of this.keys) this.send(message.key(false, 0, key, code));
    this.reset();
  }
}
