// Builds the messages from the page. The counterpart of Wire/ClientMessage+Decoding.swift.

const utf8 = new TextEncoder();

export const version = 2;

const kinds = {
  hello: 1, acknowledge: 2, pointer: 3, wheel: 4, key: 5, resize: 6, setting: 7,
  text: 8, hover: 9, element: 16,
};
const purposes = { insert: 0, commit: 1, compose: 2, paste: 3 };
const phases = { down: 0, move: 1, up: 2, cancel: 3 };
const requests = {
  activate: 0, increment: 1, decrement: 2, escape: 3, focus: 4, scroll: 5, custom: 6,
};
// The directions of UIAccessibilityScrollDirection.
export const scrolls = { right: 1, left: 2, up: 3, down: 4, next: 5, previous: 6 };
const settings = {
  screen: 0, device: 1, orientation: 2, appearance: 3, textSize: 4, layoutDirection: 5,
};

class Writer {
  constructor(kind) {
    this.view = new DataView(new ArrayBuffer(512));
    this.position = 0;
    this.byte(kinds[kind]);
  }

  byte(value) {
    this.view.setUint8(this.position++, value);
    return this;
  }

  varint(value) {
    while (value >= 0x80) {
      this.byte((value % 128) | 0x80);
      value = Math.floor(value / 128);
    }
    return this.byte(value);
  }

  float32(value) {
    this.view.setFloat32(this.position, value, true);
    this.position += 4;
    return this;
  }

  float64(value) {
    this.view.setFloat64(this.position, value, true);
    this.position += 8;
    return this;
  }

  string(value) {
    const bytes = utf8.encode(value);
    this.varint(bytes.length);
    for (const byte of bytes) this.byte(byte);
    return this;
  }

  get buffer() {
    return this.view.buffer.slice(0, this.position);
  }
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

// The window, and what of it the display's shape covers: the padding of an element that has the
// browser's safe area as such.
function viewport(writer) {
  const style = getComputedStyle(document.getElementById("cover"));
  writer.float32(clamp(window.innerWidth, 1, 16384))
    .float32(clamp(window.innerHeight, 1, 16384))
    .float32(clamp(window.devicePixelRatio, 0.25, 16));
  for (const edge of ["Top", "Left", "Bottom", "Right"]) {
    writer.float32(clamp(parseFloat(style[`padding${edge}`]) || 0, 0, 1024));
  }
  return writer;
}

export const hello = (token) =>
  viewport(new Writer("hello").byte(version).string(token)).buffer;

export const acknowledge = (frame, milliseconds) =>
  new Writer("acknowledge").varint(frame).float64(milliseconds).buffer;

export const pointer = (phase, id, x, y, milliseconds) =>
  new Writer("pointer").byte(phases[phase]).varint(id)
    .float32(clamp(x, -1e5, 1e5)).float32(clamp(y, -1e5, 1e5)).float64(milliseconds).buffer;

// Without a place: the mouse has left.
export const hover = (place, milliseconds) => {
  const writer = new Writer("hover").byte(place ? 0 : 1);
  if (place) writer.float32(clamp(place[0], -1e5, 1e5)).float32(clamp(place[1], -1e5, 1e5));
  return writer.float64(milliseconds).buffer;
};

export const wheel = (x, y, dx, dy, milliseconds) =>
  new Writer("wheel").float32(clamp(x, -1e5, 1e5)).float32(clamp(y, -1e5, 1e5))
    .float32(clamp(dx, -1e4, 1e4)).float32(clamp(dy, -1e4, 1e4)).float64(milliseconds).buffer;

export const key = (isDown, modifiers, name, code) =>
  new Writer("key").byte(isDown ? 1 : 0).byte(modifiers).string(name).string(code).buffer;

export const resize = () => viewport(new Writer("resize")).buffer;

// A text in pieces of at most 384 bytes, each of whole characters. One that is longer than the server
// takes is cut off.
export function text(purpose, value, start = 0, end = 0) {
  const pieces = [];
  let piece = "";
  let length = 0;
  let total = 0;
  for (const character of value.toWellFormed?.() ?? value) {
    const bytes = utf8.encode(character).length;
    if (total + bytes > 65536) break;
    if (length + bytes > 384) {
      pieces.push(piece);
      piece = "";
      length = 0;
    }
    piece += character;
    length += bytes;
    total += bytes;
  }
  pieces.push(piece);
  return pieces.map((part, index) =>
    new Writer("text").byte(purposes[purpose]).byte(index === pieces.length - 1 ? 1 : 0)
      .varint(Math.min(start, 65536)).varint(Math.min(Math.max(end - start, 0), 65536))
      .string(part).buffer);
}

export const setting = (name, value) =>
  new Writer("setting").byte(settings[name]).string(value).buffer;

export const element = (request, number, argument = 0) =>
  new Writer("element").byte(requests[request]).byte(argument).varint(number).buffer;
