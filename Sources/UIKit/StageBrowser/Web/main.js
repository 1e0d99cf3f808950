// @ts-check
// Connects the parts: frames arrive, are drawn with the display's refresh, and are acknowledged.

import { Compositor } from "./compositor.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { DeviceView } from "./device.js";
import { ImageStore } from "./images.js";
import { Elements } from "./elements.js";
import { Gamepads } from "./gamepad.js";
import { Handover } from "./handover.js";
import { Input } from "./input.js";
import { LayerTree } from "./layers.js";
import { Keyboard } from "./keyboard.js";
import { Reader } from "./reader.js";
import { Sounds } from "./sound.js";
import { outputs } from "./wire.js";
import { WindowShell } from "./window.js";
import { translate, word } from "./words.js";
import * as message from "./writer.js";

translate();

const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));
const tree = new LayerTree(new ImageStore());
const compositor = new Compositor(canvas);
const device = new DeviceView();
const sounds = new Sounds();
// Objects for tests and for inspection in the console.
globalThis.stageSounds = sounds;

let pixels = null;
// The applied frame that has to be acknowledged once it is drawn.
let pendingFrame = null;
let drawing = false;

const connection = new Connection({
  onFrame(buffer) {
    const reader = new Reader(buffer);
    const kind = reader.byte();
    if (kind === outputs.sound) sounds.receive(reader);
    if (kind !== outputs.frame) return;
    pendingFrame = tree.apply(reader);
    drawSoon();
  },
  onState(state) {
    clearTimeout(noticeTimer);
    notice.hidden = true;
    controls.showLink(word("Live"), true);
    controls.show(state);
    shell.show(state);
    device.show(state);
    keyboard.show(state);
    elements.resize(state.frame.width, state.frame.height);
    pixels = device.layout();
    drawSoon();
  },
  onElements(update) {
    elements.apply(update);
  },
  onHandover(object) {
    handover.take(object);
  },
  onChange: showStatus,
});
const send = (buffer) => connection.send(buffer);
const controls = new Controls(send);
const handover = new Handover(canvas, () => device.state.frame.width);
const shell = new WindowShell(send);
const elements = new Elements(
  document.getElementById("elements"), document.getElementById("announcer"), send,
  () => keyboard.keep());
const input = new Input(canvas, (event) => device.pointFor(event), send);
const keyboard = new Keyboard(input, device, send);
new Gamepads(input, elements, () => sounds.unlock());

function drawSoon() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame((time) => {
    drawing = false;
    draw(time);
  });
}

function draw(time) {
  if (!pixels || !tree.root) return;
  const frame = pendingFrame;
  pendingFrame = null;
  // This comes first, so that the server makes the next frame while this one is drawn.
  if (frame !== null) connection.send(message.acknowledge(frame, Math.max(time, 0)));
  compositor.render(tree, pixels.width, pixels.height);
  if (frame !== null) canvas.dataset.frame = frame;
}

function layOut() {
  pixels = device.layout();
  drawSoon();
}

new ResizeObserver(layOut).observe(document.getElementById("desk"));

window.addEventListener("resize", () => send(message.resize()));

// A window that moves to another display gets another pixel ratio and keeps its size.
function followPixelRatio() {
  const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener("change", () => {
    layOut();
    send(message.resize());
    followPixelRatio();
  }, { once: true });
}

followPixelRatio();

// Connection status

const notice = document.getElementById("notice");
const noticeText = document.getElementById("notice-text");
const noticeButton = document.getElementById("notice-button");
let noticeTimer = null;

function showStatus(status, reason) {
  clearTimeout(noticeTimer);
  if (status !== "connecting") {
    input.reset();
    sounds.silence();
    pendingFrame = null;
  }
  controls.showLink(word("Connecting"), false);
  switch (status) {
    case "connecting":
      break;
    case "lost":
      controls.showLink(word("Reconnecting"), false);
      // A short interruption needs no message.
      noticeTimer = setTimeout(() => showNotice(word("Waiting for the server")), 1500);
      break;
    case "replaced":
      controls.showLink(word("Open in another tab"), false);
      showNotice(word("Shown in another tab"), word("Continue here"), () => connection.open());
      break;
    case "moved":
      controls.showLink(word("Disconnected"), false);
      showNotice(word("The program has restarted. Open the address that it printed."));
      break;
    case "refused":
      controls.showLink(word("Disconnected"), false);
      showNotice(
        [word("Disconnected"), word(reason ?? "")].filter(Boolean).join(": "), word("Reload"),
        () => location.reload());
      break;
  }
}

function showNotice(text, action, perform) {
  noticeText.textContent = text;
  noticeButton.hidden = !action;
  noticeButton.textContent = action ?? "";
  noticeButton.onclick = perform ?? null;
  notice.hidden = false;
}

connection.open();
