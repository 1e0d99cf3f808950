// @ts-check
// Typing into a text on the device. A hidden text area at the caret receives input from the browser's
// keyboards, input methods and clipboard. It only contains text that is being composed.

import { modifiers } from "./wire.js";
import * as message from "./writer.js";

// Shortcuts with control or command that texts on the device handle themselves.
const shortcuts = new Set(["a", "z", "y"]);
const moves = new Set([
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Backspace", "Delete", "Home", "End",
]);

export class Keyboard {
  /**
   * @param {Input} input
   * @param {DeviceView} device
   * @param {Send} send
   */
  constructor(input, device, send) {
    this.input = input;
    this.device = device;
    this.send = send;
    this.area = /** @type {HTMLTextAreaElement} */ (document.getElementById("keyboard"));
    /** @type {Editing | null} */
    this.editing = null;
    this.takesTab = false;
    this.takesBackTab = false;
    this.isComposing = false;
    // Whether the device has reported the composed text.
    this.confirmed = false;
    /** @type {string | null} */
    this.composed = null;
    // Whether the next copied text is already on the clipboard.
    this.skipsCopy = false;
    // The last copied text that is already on the clipboard or was copied before this page.
    this.copyCount = null;

    input.listenToKeys(this.area);
    input.takesKey = (event) => this.takesKey(event);
    const listen = (name, handler) => this.area.addEventListener(name, handler.bind(this));
    listen("compositionstart", this.compositionStarted);
    listen("compositionupdate", this.compositionUpdated);
    listen("compositionend", this.compositionEnded);
    listen("beforeinput", this.beforeInput);
    listen("input", this.inputCame);
    listen("copy", (event) => this.copied(event, "c"));
    listen("cut", (event) => this.copied(event, "x"));
    listen("paste", this.pasted);
  }

  // Shows the state of text editing, the copied text, and the tab key; see Live/StageState.swift.
  /** @param {StageState} state */
  show(state) {
    this.copy(state.copied ?? null);
    this.takesTab = state.takesTab;
    this.takesBackTab = state.takesBackTab;
    const editing = state.editing ?? null;
    const had = this.editing !== null;
    this.editing = editing;
    if (editing) {
      this.area.hidden = false;
      this.area.inputMode = editing.inputMode;
      const zoom = this.device.zoom;
      this.area.style.left = `${editing.x * zoom}px`;
      this.area.style.top = `${editing.y * zoom}px`;
      this.area.style.height = `${Math.max(editing.height * zoom, 1)}px`;
      this.area.style.fontSize = `${Math.max(editing.height * zoom * 0.8, 1)}px`;
      // The text ended its composition in another way.
      if (this.isComposing && !editing.isComposing && this.confirmed) this.restart();
      this.confirmed = editing.isComposing;
    }
    const active = /** @type {HTMLElement} */ (document.activeElement);
    // An accessibility element of a text leaves the keyboard focus to the text.
    if (editing && had && active.closest("#elements")) this.area.focus({ preventScroll: true });
    if (had === (editing !== null)) return;
    const isOurs = [this.input.canvas, this.area, document.body].includes(active)
      || active.closest("#elements") !== null;
    this.input.focus = editing ? this.area : this.input.canvas;
    if (isOurs && (had || document.activeElement !== document.body)) {
      this.input.focus.focus({ preventScroll: true });
    }
    if (!editing) {
      this.isComposing = false;
      this.area.value = "";
      this.area.hidden = true;
    }
  }

  // Takes the keyboard focus if a text is being edited, and returns whether one is.
  keep() {
    if (this.editing) this.area.focus({ preventScroll: true });
    return this.editing !== null;
  }

  // Ends the browser's composition without notifying the server.
  restart() {
    this.isComposing = false;
    this.area.blur();
    this.area.value = "";
    this.area.focus({ preventScroll: true });
  }

  sendText(purpose, text, start, end) {
    for (const buffer of message.text(purpose, text, start, end)) this.send(buffer);
  }

  // Returns whether a key that browsers use goes to the application: tab if the application handles it, others
  // while text is edited. Copy and paste have events of their own.
  /** @param {KeyboardEvent} event */
  takesKey(event) {
    if (event.key === "Tab") return event.shiftKey ? this.takesBackTab : this.takesTab;
    return this.editing !== null && (moves.has(event.key) || shortcuts.has(event.key.toLowerCase()));
  }

  compositionStarted() {
    this.isComposing = true;
    this.confirmed = false;
  }

  /** @param {CompositionEvent} event */
  compositionUpdated(event) {
    if (!this.isComposing) return;
    // The area's selection isn't up to date before the input event.
    this.composed = event.data;
  }

  /** @param {InputEvent} event */
  inputCame(event) {
    if (this.isComposing && event.isComposing) {
      const text = this.composed ?? "";
      const start = this.area.value.lastIndexOf(text);
      const offset = (place) => Math.min(Math.max(place - Math.max(start, 0), 0), text.length);
      this.sendText("compose", text, offset(this.area.selectionStart),
        offset(this.area.selectionEnd));
    } else {
      this.area.value = "";
    }
  }

  /** @param {CompositionEvent} event */
  compositionEnded(event) {
    if (!this.isComposing) return;
    this.isComposing = false;
    if (event.data) this.sendText("commit", event.data);
    else this.sendText("compose", "", 0, 0);
    this.area.value = "";
  }

  // Handles input without a key: from an on-screen keyboard, by dictation, from a menu.
  /** @param {InputEvent} event */
  beforeInput(event) {
    if (event.isComposing || event.inputType === "insertCompositionText") return;
    event.preventDefault();
    switch (event.inputType) {
      case "insertText":
      case "insertReplacementText":
        if (event.data) this.sendText("insert", event.data);
        break;
      case "insertLineBreak":
      case "insertParagraph":
        this.sendText("insert", "\n");
        break;
      case "deleteContentBackward":
        this.press("Backspace");
        break;
      case "deleteContentForward":
        this.press("Delete");
        break;
      case "historyUndo":
        this.press("z", "KeyZ", modifiers.control);
        break;
      case "historyRedo":
        this.press("y", "KeyY", modifiers.control);
        break;
    }
  }

  press(key, code = key, held = 0) {
    this.send(message.key(true, held, key, code));
    this.send(message.key(false, held, key, code));
  }

  /**
   * @param {ClipboardEvent} event
   * @param {string} letter
   */
  copied(event, letter) {
    event.preventDefault();
    if (this.editing?.selected) event.clipboardData.setData("text/plain", this.editing.selected);
    this.skipsCopy = true;
    this.press(letter, letter === "c" ? "KeyC" : "KeyX", modifiers.control);
  }

  /** @param {ClipboardEvent} event */
  pasted(event) {
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    if (text) this.sendText("paste", text);
  }

  // Writes the text that an application copied to the clipboard, if the browser allows it.
  /** @param {Copied | null} copied */
  copy(copied) {
    const count = copied?.count ?? 0;
    const isNew = this.copyCount !== null && count > this.copyCount;
    this.copyCount = count;
    if (!isNew) return;
    if (!this.skipsCopy) navigator.clipboard?.writeText(copied.text).catch(() => {});
    this.skipsCopy = false;
  }
}
