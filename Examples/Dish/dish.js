// An evolving dish, drawn from the memory of Micro as WebAssembly. The page fetches nothing: micro.wasm.js contains the
// module, so the page opens from disk.
//
//   index.html?population=48&seed=1            watch it
//   index.html?population=8&seed=1&steps=10000 take so many steps at once, and show the state's hash
//   index.html?rules=2                         creatures that flounder, under the rules of older games
//   index.html#seed=29&killer=ooze1_…&creature=ooze1_…   play against a creature for a minute: rematch.js
"use strict";

const stepsPerSecond = 60;
// The milliseconds of a frame for steps: the rest of a sixtieth of a second is for drawing.
const timeForSteps = 14;
// The most seconds that a frame catches up, so that a page that was hidden doesn't race.
const longestPause = 0.1;
// The weight of the newest frame in the displayed speed.
const newest = 0.05;
const numbersPerCell = 5;
const numbersPerLink = 6;
const mote = 100;
const carrion = 101;

// The types whose cells have their own colour, by the raw values of `CellType`.
const organColours = {
  0: "#fff", 2: "#e2483d", 3: "#d9d3c7", 4: "#7ec8ff", 8: "#8b8f94", 10: "#7fd04f", 11: "#b15fd6",
  14: "#ffd83d",
};

const parameters = new URLSearchParams(location.search);
const population = Number(parameters.get("population") ?? 48);
const seed = Number(parameters.get("seed") ?? 1);
const element = (id) => document.getElementById(id);

function bytes(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function hash(micro) {
  const half = (number) => (number >>> 0).toString(16).padStart(8, "0");
  return half(micro.dish_hash_high()) + half(micro.dish_hash_low());
}

function showNumbers(micro, speed) {
  const seconds = Math.floor(micro.dish_time());
  const rest = String(seconds % 60).padStart(2, "0");
  element("time").textContent = `${Math.floor(seconds / 60)}:${rest}`;
  element("creatures").textContent = micro.dish_creatures();
  element("births").textContent = micro.dish_births();
  element("consumed").textContent = micro.dish_consumed();
  element("generation").textContent = micro.dish_generation();
  element("speed").textContent = `${speed.toFixed(1)}×`;
}

// Fits the canvas to the window, and returns its size in pixels.
function fit(canvas) {
  const ratio = devicePixelRatio;
  // Whole pixels, as in a canvas: a fraction would never be equal, and every frame would make a new canvas.
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  return { width, height };
}

function draw(micro, canvas, context) {
  const { width, height } = fit(canvas);
  const radius = micro.dish_radius();
  const scale = Math.min(width, height) / 2 / (radius * 1.03);
  drawWorld(micro, context, width, height, scale, { x: 0, y: 0 }, radius, micro.dish_draw());
}

// Draws the dish whose cells are at `start`, with the place `center` in the middle.
function drawWorld(micro, context, width, height, scale, center, radius, start) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = "#05090c";
  context.fillRect(0, 0, width, height);
  context.setTransform(
    scale, 0, 0, scale, width / 2 - scale * center.x, height / 2 - scale * center.y);
  const water = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  water.addColorStop(0, "#0f2a2e");
  water.addColorStop(1, "#081619");
  context.fillStyle = water;
  disc(context, 0, 0, radius);

  drawLinks(micro, context);
  const cells = new Float32Array(
    micro.memory.buffer, start, micro.dish_cell_count() * numbersPerCell);
  for (let index = 0; index < cells.length; index += numbersPerCell) {
    const [x, y, size, hue, type] = cells.subarray(index, index + numbersPerCell);
    context.fillStyle = colour(hue, type);
    disc(context, x, y, size * (type === mote ? 0.8 : 1));
    if (organColours[type]) {
      context.fillStyle = organColours[type];
      disc(context, x, y, size * 0.5);
    }
  }
}

function drawLinks(micro, context) {
  const links = new Float32Array(
    micro.memory.buffer, micro.dish_links(), micro.dish_link_count() * numbersPerLink);
  context.lineCap = "round";
  context.lineWidth = 0.3;
  for (let index = 0; index < links.length; index += numbersPerLink) {
    const [ax, ay, bx, by, hue] = links.subarray(index, index + numbersPerLink);
    context.strokeStyle = `hsl(${hue * 360} 45% 38%)`;
    context.beginPath();
    context.moveTo(ax, ay);
    context.lineTo(bx, by);
    context.stroke();
  }
}

function colour(hue, type) {
  if (type === mote) return "#cbb26a";
  if (type === carrion) return "#6b5a48";
  return `hsl(${hue * 360} 55% 55%)`;
}

function disc(context, x, y, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

// Takes as many steps as the slider asks for, but no longer than a frame lasts.
function watch(micro) {
  const canvas = element("water");
  const context = canvas.getContext("2d");
  let last = performance.now();
  let owed = 0;
  let speed = 1;
  function frame(now) {
    const passed = Math.min((now - last) / 1000, longestPause);
    last = now;
    owed += passed * stepsPerSecond * 2 ** Number(element("pace").value);
    const deadline = performance.now() + timeForSteps;
    let taken = 0;
    while (owed >= 1 && performance.now() < deadline) {
      micro.dish_step(1);
      owed -= 1;
      taken += 1;
    }
    owed = Math.min(owed, 1);
    if (passed > 0) speed += newest * (taken / stepsPerSecond / passed - speed);
    draw(micro, canvas, context);
    showNumbers(micro, speed);
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
}

async function start() {
  const rematch = new URLSearchParams(location.hash.slice(1));
  if (typeof microWasm === "undefined") {
    element("missing").hidden = false;
    return;
  }
  const { instance } = await WebAssembly.instantiate(bytes(microWasm), {});
  const micro = instance.exports;
  if (rematch.has("killer")) {
    playRematch(micro, rematch);
    return;
  }
  const create = parameters.get("rules") === "2" ? micro.dish_create : micro.dish_breed;
  // An unknown kind of dish means the shallows.
  const habitat = Math.max(["shallows", "stream", "vents"].indexOf(parameters.get("dish")), 0);
  create(population, seed, habitat);
  const steps = Number(parameters.get("steps") ?? 0);
  if (steps > 0) {
    micro.dish_step(steps);
    element("hash").textContent = hash(micro);
    const canvas = element("water");
    draw(micro, canvas, canvas.getContext("2d"));
    showNumbers(micro, 0);
  } else {
    watch(micro);
  }
}

addEventListener("DOMContentLoaded", start);
// Another address on the same page is another dish.
addEventListener("hashchange", () => location.reload());
