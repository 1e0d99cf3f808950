// @ts-check
// Builds the messages of the page. The counterpart of Wire/ClientMessage+Decoding.swift.

import { kinds, limits, phases, purposes, requests, settings, version } from "./wire.js";

const utf8 = new TextEncoder();

// The server refuses positions and distances beyond this.
const farthest = 1e5;
const longestTurn = 1e4;

class Writer {
  /** @param {keyof typeof kinds} kind */
  constructor(kind) {
    this.view = new DataView(new ArrayBuffer(limits.message));
    this.position = 0;
    this.byte(kinds[kind]);
  }

  /** @param {number} value */
  byte(value) {
    this.view.setUint8(this.position++, value);
    return this;
  }

  /** @param {number} value */
  varint(value) {
    while (value >= 0x80) {
      this.byte((value % 128) | 0x80);
      value = Math.floor(value / 128);
    }
    return this.byte(value);
  }

  /** @param {number} value */
  float32(value) {
    this.view.setFloat32(this.position, value, true);
    this.position += 4;
    return this;
  }

  /** @param {number} value */
  float64(value) {
    this.view.setFloat64(this.position, value, true);
    this.position += 8;
    return this;
  }

  /** @param {string} value */
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

// Writes the window and the part of it that the display's shape covers: the padding of an element whose padding
// is the browser's safe area.
/** @param {Writer} writer */
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

/** @param {string} token */
export const hello = (token) =>
  viewport(new Writer("hello").byte(version).string(token)).buffer;

/**
 * @param {number} frame
 * @param {number} milliseconds
 */
export const acknowledge = (frame, milliseconds) =>
  new Writer("acknowledge").varint(frame).float64(milliseconds).buffer;

/**
 * @param {keyof typeof phases} phase
 * @param {number} id
 * @param {number} x
 * @param {number} y
 * @param {number} milliseconds
 */
export const pointer = (phase, id, x, y, milliseconds) =>
  new Writer("pointer").byte(phases[phase]).varint(id)
    .float32(clamp(x, -farthest, farthest)).float32(clamp(y, -farthest, farthest)).float64(milliseconds).buffer;

// Without a position: the mouse has left.
/**
 * @param {Point | null} place
 * @param {number} milliseconds
 */
export const hover = (place, milliseconds) => {
  const writer = new Writer("hover").byte(place ? 0 : 1);
  if (place) writer.float32(clamp(place[0], -farthest, farthest)).float32(clamp(place[1], -farthest, farthest));
  return writer.float64(milliseconds).buffer;
};

/**
 * @param {number} x
 * @param {number} y
 * @param {number} dx
 * @param {number} dy
 * @param {boolean} isContinuous whether fingers on a trackpad move it, and not a wheel by steps
 * @param {number} milliseconds
 */
export const wheel = (x, y, dx, dy, isContinuous, milliseconds) =>
  new Writer("wheel").float32(clamp(x, -farthest, farthest)).float32(clamp(y, -farthest, farthest))
    .float32(clamp(dx, -longestTurn, longestTurn)).float32(clamp(dy, -longestTurn, longestTurn))
    .byte(isContinuous ? 1 : 0).float64(milliseconds).buffer;

/**
 * @param {boolean} isDown
 * @param {number} modifiers
 * @param {string} name
 * @param {string} code
 */
export const key = (isDown, modifiers, name, code) =>
  new Writer("key").byte(isDown ? 1 : 0).byte(modifiers).string(name).string(code).buffer;

export const resize = () => viewport(new Writer("resize")).buffer;

// Splits a text into pieces of at most `limits.textPiece` bytes, each with whole characters. A text longer than
// the server's limit is cut off.
/**
 * @param {keyof typeof purposes} purpose
 * @param {string} value
 */
export function text(purpose, value, start = 0, end = 0) {
  const pieces = [];
  let piece = "";
  let length = 0;
  let total = 0;
  for (const character of value.toWellFormed?.() ?? value) {
    const bytes = utf8.encode(character).length;
    if (total + bytes > limits.text) break;
    if (length + bytes > limits.textPiece) {
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
      .varint(Math.min(start, limits.text)).varint(clamp(end - start, 0, limits.text))
      .string(part).buffer);
}

/**
 * @param {keyof typeof settings} name
 * @param {string} value
 */
export const setting = (name, value) =>
  new Writer("setting").byte(settings[name]).string(value).buffer;

/**
 * @param {keyof typeof requests} request
 * @param {number} number
 */
export const element = (request, number, argument = 0) =>
  new Writer("element").byte(requests[request]).byte(argument).varint(number).buffer;
