// @ts-check
// The sidebar next to the device: screen, device, appearance and text size.

import { word } from "./words.js";
import * as message from "./writer.js";

/** @type {(id: string) => any} */
const element = (id) => document.getElementById(id);

export class Controls {
  /** @param {Send} send */
  constructor(send) {
    this.send = send;
    /** @type {Choice[]} */
    this.textSizes = [];
    this.choose(element("screen"), "screen");
    this.choose(element("device-choice"), "device");
    this.choose(element("orientation"), "orientation");
    this.choose(element("appearance"), "appearance");
    this.choose(element("layout-direction"), "layoutDirection");
    element("text-size").addEventListener("input", (event) => {
      const size = this.textSizes[element("text-size").valueAsNumber];
      if (!size) return;
      this.nameTextSize(size);
      this.send(message.setting("textSize", size.name));
    });
  }

  /**
   * @param {HTMLElement} control
   * @param {keyof typeof import("./wire.js").settings} name
   */
  choose(control, name) {
    control.addEventListener("change", (event) => {
      const { value } = /** @type {HTMLSelectElement | HTMLInputElement} */ (event.target);
      this.send(message.setting(name, value));
    });
  }

  /** @param {StageState} state */
  show(state) {
    element("strip").hidden = false;
    element("strip-title").textContent = state.title;
    element("fill").hidden = !state.devices.some((device) => device.name === "window");
    document.title = state.title;
    element("screen-field").hidden = state.screens.length < 2;
    fill(element("screen"), state.screens, state.screen);
    fill(element("device-choice"), state.devices, state.device);
    check("orientation", state.orientation);
    check("appearance", state.appearance);
    check("layout-direction", state.layoutDirection);
    this.textSizes = state.textSizes;
    const slider = element("text-size");
    slider.max = state.textSizes.length - 1;
    const index = state.textSizes.findIndex((size) => size.name === state.textSize);
    slider.value = index;
    if (index >= 0) this.nameTextSize(state.textSizes[index]);
  }

  /** @param {Choice} size */
  nameTextSize(size) {
    element("text-size").setAttribute("aria-valuetext", word(size.title));
    element("text-size-name").textContent = word(size.title);
  }

  /**
   * @param {string} text
   * @param {boolean} isLive
   */
  showLink(text, isLive) {
    element("link").classList.toggle("live", isLive);
    element("link-text").textContent = text;
  }
}

// Options are replaced only if they differ, so that an open list stays open.
/**
 * @param {HTMLSelectElement} select
 * @param {Choice[]} choices
 * @param {string} chosen
 */
function fill(select, choices, chosen) {
  const names = [...select.options].map((option) => option.value).join("\n");
  if (names !== choices.map((choice) => choice.name).join("\n")) {
    select.replaceChildren(...choices.map(({ name, title }) => new Option(word(title), name)));
  }
  select.value = chosen;
}

/**
 * @param {string} name
 * @param {string} value
 */
function check(name, value) {
  for (const input of document.getElementsByName(name)) {
    if (input instanceof HTMLInputElement) input.checked = input.value === value;
  }
}
