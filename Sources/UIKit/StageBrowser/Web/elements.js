// @ts-check
// The accessibility tree as elements over the canvas. A screen reader reads them, the keyboard moves through
// them, and tests find them by role and name. Touches and mouse events pass through to the canvas.

import { scrolls } from "./wire.js";
import { word } from "./words.js";
import * as message from "./writer.js";

const headings = { heading: 2 };
const roles = {
  list: "list", bar: "toolbar", tabBar: "tablist", group: "group",
  heading: "heading", image: "img", progress: "progressbar",
  button: "button", link: "link", toggle: "switch", adjustable: "slider", tab: "tab",
  textField: "textbox", textView: "textbox", searchField: "searchbox", secureField: "textbox",
};
const controls = new Set([
  "button", "link", "toggle", "adjustable", "tab", "textField", "textView", "searchField",
  "secureField",
]);
// The arrow keys that request the next larger or smaller value.
const steps = {
  ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement",
};
const texts = new Set(["textField", "textView", "searchField", "secureField"]);
// The directions of the arrow keys on the screen.
const directions = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
};
const pages = { PageUp: "up", PageDown: "down" };

export class Elements {
  // `send` sends a message. `keepsKeyboard` returns the keyboard focus to the text that is being edited, and
  // reports whether there is one.
  /**
   * @param {HTMLElement} overlay
   * @param {HTMLElement} announcer
   * @param {Send} send
   * @param {() => boolean} keepsKeyboard
   */
  constructor(overlay, announcer, send, keepsKeyboard) {
    this.keepsKeyboard = keepsKeyboard;
    this.overlay = overlay;
    this.announcer = announcer;
    this.send = send;
    /** @type {Map<number, { node: ElementNode, element: HTMLElement }>} */
    this.elements = new Map();
    this.roots = [];
    this.size = { width: 1, height: 1 };
    // The element that gets the focus when elements beyond the last one arrive.
    this.wanted = null;
    overlay.addEventListener("click", (event) => this.clicked(event));
    overlay.addEventListener("keydown", (event) => this.keyPressed(event));
    overlay.addEventListener("focusin", (event) => this.focused(event));
    // A focus ring is for people who move through the elements by keyboard.
    document.addEventListener("keydown", (event) => {
      if (event.key === "Tab" || event.key.startsWith("Arrow")) overlay.classList.remove("silent");
    }, { capture: true });
  }

  // Sets the size of the screen in points. Elements are placed as fractions of it.
  /**
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    this.size = { width, height };
    for (const { node, element } of this.elements.values()) this.place(element, node);
  }

  // Applies a message of the server; see Wire/ElementEncoder.swift.
  /** @param {ElementUpdate} update */
  apply(update) {
    if (update.isWhole) {
      this.elements.clear();
      this.overlay.replaceChildren();
    }
    const focus = this.numberOf(document.activeElement);
    for (const node of update.changed) this.change(node);
    if (update.roots) this.roots = update.roots;
    for (const node of update.changed) if (node.children) this.fill(node);
    if (update.roots) this.overlay.replaceChildren(...this.items(this.roots, false));
    for (const number of update.gone) {
      this.elements.get(number)?.element.remove();
      this.elements.delete(number);
    }
    this.keepFocus(focus, update.focus);
    for (const text of update.announcements) this.announce(text);
  }

  // Creates or changes an element. An element of another kind replaces the old one.
  /** @param {ElementNode} node */
  change(node) {
    const old = this.elements.get(node.number);
    let element = old?.element;
    if (!old || old.node.kind !== node.kind) {
      element = document.createElement("div");
      element.dataset.number = String(node.number);
      old?.element.replaceWith(element);
    }
    this.elements.set(node.number, { node, element });
    describe(element, node);
    this.place(element, node);
  }

  /**
   * @param {HTMLElement} element
   * @param {ElementNode} node
   */
  place(element, node) {
    if (node.children) return;
    const [x, y, width, height] = node.frame;
    element.style.left = `${(x / this.size.width) * 100}%`;
    element.style.top = `${(y / this.size.height) * 100}%`;
    element.style.width = `${(width / this.size.width) * 100}%`;
    element.style.height = `${(height / this.size.height) * 100}%`;
  }

  /** @param {ElementNode} node */
  fill(node) {
    const { element } = this.elements.get(node.number);
    element.replaceChildren(...this.items(node.children, node.kind === "list"));
  }

  // A list may only contain items.
  items(numbers, inList) {
    const found = numbers.flatMap((number) => this.elements.get(number)?.element ?? []);
    if (!inList) return found;
    return found.map((element) => {
      if (element.parentElement?.getAttribute("role") === "listitem") return element.parentElement;
      const item = document.createElement("div");
      item.setAttribute("role", "listitem");
      item.append(element);
      return item;
    });
  }

  // Elements that were moved in the document lose the focus; this restores it.
  keepFocus(old, asked) {
    let number = asked ?? (this.elements.has(old) ? old : null);
    if (this.wanted) {
      const stops = this.stops(this.elements.get(this.wanted.list)?.element ?? this.overlay);
      const index = stops.findIndex((stop) => this.numberOf(stop) === this.wanted.from);
      const next = stops[index + this.wanted.step];
      if (next) number = this.numberOf(next);
      this.wanted = null;
    }
    const element = this.elements.get(number)?.element;
    if (!element || element === document.activeElement) return;
    if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    // If the app moves the focus to the elements, only a screen reader needs to know.
    if (old === null) this.overlay.classList.add("silent");
    element.focus({ preventScroll: true });
  }

  /** @param {string} text */
  announce(text) {
    const line = document.createElement("p");
    line.textContent = text;
    this.announcer.replaceChildren(line);
  }

  // Input

  numberOf(element) {
    const number = element?.dataset?.number;
    return number === undefined ? null : Number(number);
  }

  /**
   * @param {keyof typeof import("./wire.js").requests} request
   * @param {number | null} number
   */
  ask(request, number, argument = 0) {
    if (number !== null) this.send(message.element(request, number, argument));
  }

  clicked(event) {
    const element = event.target.closest("[data-number]");
    if (!element) return;
    const number = this.numberOf(element);
    // A text that is already being edited keeps the keyboard, because nothing would return it.
    if (!texts.has(this.elements.get(number)?.node.kind) || !this.keepsKeyboard()) {
      if (element.hasAttribute("tabindex")) element.focus({ preventScroll: true });
    }
    this.ask("activate", number);
  }

  focused(event) {
    this.ask("focus", this.numberOf(event.target));
  }

  /** @param {KeyboardEvent} event */
  keyPressed(event) {
    const element = /** @type {HTMLElement} */ (event.target).closest("[data-number]");
    const number = this.numberOf(element);
    const node = this.elements.get(number)?.node;
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") this.ask("activate", number);
    else if (event.key === "Escape") this.ask("escape", number);
    else if (pages[event.key]) this.ask("scroll", number, scrolls[pages[event.key]]);
    else if (node.kind === "adjustable" && steps[event.key]) this.ask(steps[event.key], number);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") this.walk(element, event.key);
    else return;
    event.preventDefault();
  }

  // Moves to the next control of the list. After the last one on screen, it scrolls for more.
  walk(element, key) {
    const step = key === "ArrowDown" ? 1 : -1;
    const list = element.closest('[role="list"], [role="toolbar"], [role="tablist"]');
    const stops = this.stops(list ?? this.overlay);
    const next = stops[stops.indexOf(element) + step];
    if (next) {
      next.focus({ preventScroll: true });
    } else if (list) {
      const from = this.numberOf(element);
      this.wanted = { list: this.numberOf(list), from, step };
      this.ask("scroll", from, scrolls[step > 0 ? "down" : "up"]);
    }
  }

  stops(container) {
    return [...container.querySelectorAll('[tabindex="0"]')];
  }

  // Without a keyboard

  // Returns the frame of the largest element that takes touches itself, in points; null if there is none.
  touchArea() {
    const frames = [...this.elements.values()]
      .filter(({ node }) => node.takesTouches).map(({ node }) => node.frame);
    const area = ([, , width, height]) => width * height;
    return frames.reduce((most, frame) => (most && area(most) >= area(frame) ? most : frame), null);
  }

  // Handles a key of a device that isn't a keyboard. The first one gives the focus to the first control.
  /** @param {string} key */
  press(key) {
    const stops = this.stops(this.overlay);
    const at = stops.find((stop) => stop === document.activeElement);
    const target = at ?? stops[0];
    if (!target) return;
    this.overlay.classList.remove("silent");
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    const kind = this.elements.get(this.numberOf(target))?.node.kind;
    const isStep = kind === "adjustable" && key in directions && directions[key][0] !== 0;
    if (!at && key !== "Escape") target.focus({ preventScroll: true });
    else if (key in directions && !isStep) this.go(target, key);
    else target.dispatchEvent(event);
  }

  // Moves to the nearest control in a direction, first within the list. A list without one scrolls once.
  go(element, key) {
    const list = element.closest('[role="list"]');
    const inside = list && nearest(this.stops(list), element, key);
    const isAtEnd = this.wanted?.from === this.numberOf(element);
    this.wanted = null;
    if (inside) return inside.focus({ preventScroll: true });
    if (list && directions[key][1] !== 0 && !isAtEnd) return this.walk(element, key);
    nearest(this.stops(this.overlay), element, key)?.focus({ preventScroll: true });
  }
}

// Returns the element whose middle is nearest in a direction. A gap across counts double; there is none between elements
// that are in line, such as a row and the switch above it.
/**
 * @param {HTMLElement[]} elements
 * @param {HTMLElement} from
 * @param {string} key
 */
function nearest(elements, from, key) {
  const [x, y] = directions[key];
  const start = from.getBoundingClientRect();
  let best = { element: null, distance: Infinity };
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    const along = (x * (box.left + box.right - start.left - start.right)
      + y * (box.top + box.bottom - start.top - start.bottom)) / 2;
    const across = y === 0 ? Math.max(box.top - start.bottom, start.top - box.bottom, 0)
      : Math.max(box.left - start.right, start.left - box.right, 0);
    const distance = along + 2 * across;
    if (along > 1 && distance < best.distance) best = { element, distance };
  }
  return best.element;
}

// Sets the ARIA attributes of a node.
/**
 * @param {HTMLElement} element
 * @param {ElementNode} node
 */
function describe(element, node) {
  const set = (name, value) => {
    if (value === undefined || value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  const role = roles[node.kind];
  set("role", role);
  set("id", node.identifier);
  set("lang", node.language);
  set("aria-description", node.hint);
  set("aria-disabled", node.isDisabled ? "true" : null);
  set("aria-level", headings[node.kind]);
  if (node.kind === "text") {
    element.textContent = [node.label, node.value].filter(Boolean).join(", ");
    return;
  }
  if (node.kind === "heading") element.textContent = node.label ?? "";
  const name = node.label ?? (controls.has(node.kind) ? node.value ?? node.identifier : null);
  set("aria-label", node.kind === "heading" ? null : name ?? fallbackName(node.kind));
  if (controls.has(node.kind)) set("tabindex", "0");
  switch (node.kind) {
    case "toggle":
      set("aria-checked", node.value === "1" ? "true" : "false");
      break;
    case "tab":
      set("aria-selected", node.isSelected ? "true" : "false");
      break;
    case "button":
      set("aria-pressed", node.isSelected ? "true" : null);
      if (node.value) set("aria-label", [name, node.value].filter(Boolean).join(", "));
      break;
    case "adjustable":
    case "progress": {
      // A value without a number is read as text, with its position in the middle of the range.
      const number = Number.parseFloat(node.value);
      set("aria-valuemin", 0);
      set("aria-valuemax", 100);
      set("aria-valuenow", Number.isFinite(number) ? Math.min(Math.max(number, 0), 100) : 50);
      set("aria-valuetext", node.value ?? "");
      break;
    }
    case "textField":
    case "textView":
    case "searchField":
    case "secureField":
      set("aria-multiline", node.kind === "textView" ? "true" : null);
      element.textContent = node.kind === "secureField" ? "" : node.value ?? "";
      break;
  }
}

// Returns a name for an element that needs one and has none: the name of its kind.
function fallbackName(kind) {
  if (controls.has(kind) || kind === "progress" || kind === "image") {
    const names = { toggle: "Switch", adjustable: "Value", image: "Picture", progress: "Progress" };
    return word(names[kind] ?? "Unnamed");
  }
  return kind === "bar" ? word("Bar") : kind === "tabBar" ? word("Tabs") : null;
}
