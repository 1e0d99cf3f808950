// @ts-check
// Plays with gamepads. On a screen with an element that takes touches itself, such as the water of a game, a stick is
// a finger on that element and the buttons are keys. On other screens they move through the controls.

// The buttons of the standard layout (W3C, "Gamepad", "Remapping") as keys, by name and code: those that Project Micro
// uses until the player chooses others.
const keys = new Map([
  [0, [" ", "Space"]], [1, ["j", "KeyJ"]], [2, ["k", "KeyK"]], [3, ["l", "KeyL"]],
  [5, ["i", "KeyI"]], [6, ["-", "Minus"]], [7, ["=", "Equal"]], [8, ["e", "KeyE"]],
  [9, ["Escape", "Escape"]],
  [12, ["ArrowUp", "ArrowUp"]], [13, ["ArrowDown", "ArrowDown"]],
  [14, ["ArrowLeft", "ArrowLeft"]], [15, ["ArrowRight", "ArrowRight"]],
]);
// The buttons that act on the control with the focus.
const actions = new Map([[0, "Enter"], [1, "Escape"], [9, "Escape"]]);
// The pads of four buttons for directions.
const arrows = new Map([12, 13, 14, 15].map((button) => [button, keys.get(button)[0]]));
// No browser gives this number to a pointer.
const finger = 2 ** 31;
// The part of a stick's way in which it rests, and the part from which it moves the focus.
const rest = 0.2;
const tilt = 0.5;
// The way of the finger from the middle of an element, relative to its shorter side.
const reach = 0.45;
// The times in milliseconds after which a held direction moves the focus again.
const repeats = { first: 400, next: 130 };

export class Gamepads {
  /**
   * @param {Input} input
   * @param {Elements} elements
   * @param {() => void} onPress
   */
  constructor(input, elements, onPress) {
    this.input = input;
    this.elements = elements;
    this.onPress = onPress;
    /** @type {Set<number>} */
    this.pressed = new Set();
    /** @type {string | null} */
    this.direction = null;
    this.nextMove = 0;
    this.isRunning = false;
    window.addEventListener("gamepadconnected", () => this.run());
  }

  // Looks at the gamepads in each frame, as long as there are any.
  run() {
    if (this.isRunning) return;
    this.isRunning = true;
    const look = (time) => {
      const pads = navigator.getGamepads()
        .filter((pad) => pad?.connected && pad.mapping === "standard");
      this.isRunning = pads.length > 0;
      // Without the keyboard focus, another window is in use.
      this.look(document.hasFocus() ? pads : [], time);
      if (this.isRunning) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  /**
   * @param {Gamepad[]} pads
   * @param {number} time
   */
  look(pads, time) {
    const before = this.pressed;
    this.pressed = new Set(pads.flatMap((pad) =>
      pad.buttons.flatMap((button, index) => (button.pressed ? [index] : []))));
    const stick = strongest(pads);
    const area = this.elements.touchArea();
    for (const button of this.pressed) {
      if (before.has(button)) continue;
      this.onPress();
      if (area) this.setKey(true, button);
      else if (actions.has(button)) this.elements.press(actions.get(button));
    }
    for (const button of before) if (!this.pressed.has(button)) this.setKey(false, button);
    this.steer(area, stick, time);
    this.move(area ? null : this.directionOf(stick), time);
  }

  /**
   * @param {boolean} isDown
   * @param {number} button
   */
  setKey(isDown, button) {
    const [key, code] = keys.get(button) ?? [];
    if (key) this.input.setKey(isDown, key, code);
  }

  // Moves the finger. It begins in the middle, where nothing else is touched.
  /**
   * @param {Rect | null} area
   * @param {Point | null} stick
   * @param {number} time
   */
  steer(area, stick, time) {
    if (!area || !stick) return this.input.setFinger(finger, null, time);
    const [x, y, width, height] = area;
    const way = this.input.down.has(finger) ? reach * Math.min(width, height) : 0;
    this.input.setFinger(
      finger, [x + width / 2 + stick[0] * way, y + height / 2 + stick[1] * way], time);
  }

  // Moves the focus, and again while the direction is held.
  /**
   * @param {string | null} direction
   * @param {number} time
   */
  move(direction, time) {
    const isNew = direction !== this.direction;
    this.direction = direction;
    if (!direction || (!isNew && time < this.nextMove)) return;
    this.nextMove = time + (isNew ? repeats.first : repeats.next);
    this.elements.press(direction);
  }

  /** @param {Point | null} stick */
  directionOf(stick) {
    for (const [button, key] of arrows) if (this.pressed.has(button)) return key;
    if (!stick || Math.hypot(...stick) < tilt) return null;
    if (Math.abs(stick[0]) > Math.abs(stick[1])) return stick[0] < 0 ? "ArrowLeft" : "ArrowRight";
    return stick[1] < 0 ? "ArrowUp" : "ArrowDown";
  }
}

// Returns the tilt of the stick that is tilted farthest, within a circle of radius 1; null if all rest.
/**
 * @param {Gamepad[]} pads
 * @returns {Point | null}
 */
function strongest(pads) {
  let best = /** @type {Point | null} */ (null);
  for (const { axes } of pads) {
    for (const [x, y] of [[axes[0], axes[1]], [axes[2], axes[3]]]) {
      const length = Math.hypot(x, y);
      if (length > Math.max(rest, best ? Math.hypot(...best) : 0)) {
        best = length > 1 ? [x / length, y / length] : [x, y];
      }
    }
  }
  return best;
}
