// Fingers, mouse, wheel and keys on the device's screen, sent to the server.

import * as message from "./writer.js";

export class Input {
  // `send` takes a message; `pointFor` turns an event's place into a point of the screen.
  constructor(canvas, pointFor, send) {
    this.canvas = canvas;
    this.pointFor = pointFor;
    this.send = send;
    this.down = new Map();
    this.moves = new Map();
    this.wheel = null;
    // The last place of a mouse that presses nothing, until it is sent.
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
    // What has the page's keyboard: the canvas, or the text that is typed into.
    this.focus = canvas;
    this.listenToKeys(canvas);
    window.addEventListener("blur", () => this.releaseAll());
    // Browsers show a focus ring also when a script focuses; a finger needs none.
    canvas.addEventListener("focus", () => {
      canvas.classList.toggle("by-keyboard", this.down.size === 0);
    });
    canvas.addEventListener("blur", () => canvas.classList.remove("by-keyboard"));
  }

  listenToKeys(element) {
    element.addEventListener("keydown", (event) => this.keyChanged(event, true));
    element.addEventListener("keyup", (event) => this.keyChanged(event, false));
  }

  // Forgets what is pressed, when the connection that knew of it is gone.
  reset() {
    this.down.clear();
    this.moves.clear();
    this.keys.clear();
    this.wheel = null;
    this.hover = null;
    this.isHovering = false;
  }

  pointerDown(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.down.has(event.pointerId) || this.down.size >= 10) return;
    event.preventDefault();
    this.down.set(event.pointerId, this.pointFor(event));
    this.focus.focus({ preventScroll: true });
    this.canvas.setPointerCapture(event.pointerId);
    this.sendPointer("down", event);
  }

  pointerMove(event) {
    if (!this.down.has(event.pointerId)) return this.hovered(event);
    this.down.set(event.pointerId, this.pointFor(event));
    this.moves.set(event.pointerId, event);
    this.flushSoon();
  }

  // A mouse that presses nothing; a button that is no finger's lets it hover no less.
  hovered(event) {
    if (event.pointerType !== "mouse" || event.buttons & 1) return;
    this.hover = { place: this.pointFor(event), time: event.timeStamp };
    this.flushSoon();
  }

  pointerLeft(event) {
    if (event.pointerType !== "mouse" || this.down.has(event.pointerId)) return;
    this.hover = null;
    if (!this.isHovering) return;
    this.isHovering = false;
    this.send(message.hover(null, event.timeStamp));
  }

  pointerEnd(event, phase) {
    if (!this.down.has(event.pointerId)) return;
    this.flush();
    // A cancelled pointer reports the place (0, 0).
    if (phase === "up") this.down.set(event.pointerId, this.pointFor(event));
    this.sendPointer(phase, event);
    this.down.delete(event.pointerId);
  }

  // A mouse can lose its capture while its button is still down. Its end outside of the canvas would be missed then.
  captureLost(event) {
    if (!this.down.has(event.pointerId)) return;
    if (event.pointerType === "mouse" && event.buttons !== 0) {
      this.canvas.setPointerCapture(event.pointerId);
    } else {
      this.pointerEnd(event, "cancel");
    }
  }

  sendPointer(phase, event) {
    const [x, y] = this.down.get(event.pointerId);
    this.send(message.pointer(phase, event.pointerId, x, y, event.timeStamp));
  }

  wheelTurned(event) {
    event.preventDefault();
    if (event.ctrlKey) return;
    const unit = [1, 16, this.canvas.clientHeight][event.deltaMode] ?? 1;
    const turn = this.wheel ?? { dx: 0, dy: 0 };
    turn.place = this.pointFor(event);
    turn.dx += event.deltaX * unit;
    turn.dy += event.deltaY * unit;
    turn.time = event.timeStamp;
    this.wheel = turn;
    this.flushSoon();
  }

  keyChanged(event, isDown) {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key.length > 24 || event.code.length > 24) return;
    // Keys that input methods work with, and what the browser needs: leaving the canvas, its own
    // shortcuts, reloading. Where text is typed, some of those are the text's.
    if (/^(Dead|Process|Unidentified|Compose|F\d+)$/.test(event.key)) return;
    const isShortcut = event.ctrlKey || event.metaKey;
    if ((event.key === "Tab" || isShortcut) && !this.takesKey?.(event)) return;
    if (!isDown && !this.keys.has(event.code)) return;
    event.preventDefault();
    if (isDown) this.keys.set(event.code, event.key);
    else this.keys.delete(event.code);
    this.sendKey(isDown, event);
  }

  sendKey(isDown, event) {
    const modifiers = (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0)
      | (event.metaKey ? 8 : 0);
    this.send(message.key(isDown, modifiers, event.key, event.code));
  }

  // Moves and turns go out once a frame, the last place of each finger.
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
      const { place, dx, dy, time } = this.wheel;
      this.send(message.wheel(...place, dx, dy, time));
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
