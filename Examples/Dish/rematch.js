// A rematch: the visitor plays a creature for a minute against the one that ate it. The address has the whole dish:
//
//   index.html#seed=29&killer=ooze1_…&creature=ooze1_…
//   index.html#seed=29&killer=ooze1_…&creature=ooze1_…&steps=600   take the steps at once, and show the state's hash
"use strict";

const bite = 1;
const allOrgans = 31;
const killerHalo = "#ff6b5e";
const ownHalo = "#ffd9a0";
// The visible distance to the nearer sides of the longer edge, in cell lengths.
const sight = 14;
// The time in which the camera covers two thirds of the way to the creature, in seconds.
const follow = 0.25;
const outcomes = {
  1: ["You ate it", "What ate me is gone. Send this address to somebody else."],
  2: ["It won", "You died. Its soft side is behind: try again."],
  3: ["Time is up", "You both live. Eat it within 60 seconds."],
};

function begin(micro, rematch) {
  const encoder = new TextEncoder();
  const codes = [rematch.get("creature") ?? "", rematch.get("killer") ?? ""]
    .map((code) => encoder.encode(code));
  let seed;
  try {
    seed = BigInt.asUintN(64, BigInt(rematch.get("seed") ?? "0"));
  } catch {
    return false;
  }
  const limit = micro.rematch_text_limit();
  if (codes.some((code) => code.length > limit)) return false;
  const text = micro.rematch_text();
  const memory = new Uint8Array(micro.memory.buffer);
  memory.set(codes[0], text);
  memory.set(codes[1], text + codes[0].length);
  return micro.rematch_create(
    codes[0].length, codes[1].length, Number(seed & 0xffffffffn), Number(seed >> 32n)) === 1;
}

function hashOfRematch(micro) {
  const half = (number) => (number >>> 0).toString(16).padStart(8, "0");
  return half(micro.rematch_hash_high()) + half(micro.rematch_hash_low());
}

function creature(micro, isKiller) {
  const [x, y, radius, health] = [0, 1, 2, 3].map(
    (field) => micro.rematch_creature(isKiller ? 1 : 0, field));
  return { x, y, radius, health, isThere: radius >= 0 };
}

function playRematch(micro, rematch) {
  document.querySelector("main").hidden = true;
  const panel = element("rematch");
  const canvas = element("water");
  const context = canvas.getContext("2d");
  panel.hidden = false;
  document.title = "Beat what ate me";
  if (!begin(micro, rematch)) {
    element("task").textContent = "This address is damaged: one of its creatures can't be read.";
    element("begin").hidden = true;
    return;
  }
  const steps = Number(rematch.get("steps") ?? 0);
  for (let step = 0; step < steps; step += 1) micro.rematch_step(0, 0, 0, 0);
  if (steps > 0) {
    document.querySelector("main").hidden = false;
    panel.hidden = true;
    element("hash").textContent = hashOfRematch(micro);
  }
  const camera = { x: 0, y: 0, scale: 1 };
  const hand = { x: 0, y: 0, isHeld: false, touches: 0, isSpace: false };
  listen(canvas, hand);
  let isPlaying = false;
  let last = performance.now();
  let owed = 0;

  element("begin").addEventListener("click", () => {
    begin(micro, rematch);
    panel.hidden = true;
    element("meters").hidden = false;
    document.body.classList.add("playing");
    hand.isHeld = false;
    owed = 0;
    isPlaying = true;
  });

  function finish() {
    isPlaying = false;
    document.body.classList.remove("playing");
    const [title, words] = outcomes[micro.rematch_outcome()];
    panel.querySelector("h1").textContent = title;
    element("task").textContent = words;
    element("begin").textContent = "Again";
    panel.dataset.outcome = micro.rematch_outcome();
    panel.hidden = false;
  }

  function frame(now) {
    const passed = Math.min((now - last) / 1000, longestPause);
    last = now;
    if (isPlaying) {
      owed += passed * stepsPerSecond;
      const ratio = devicePixelRatio;
      const x = camera.x + (hand.x * ratio - canvas.width / 2) / camera.scale;
      const y = camera.y + (hand.y * ratio - canvas.height / 2) / camera.scale;
      const organs = hand.touches > 1 || hand.isSpace ? allOrgans : bite;
      while (owed >= 1 && micro.rematch_outcome() === 0) {
        micro.rematch_step(x, y, hand.isHeld ? 1 : 0, organs);
        owed -= 1;
      }
      if (micro.rematch_outcome() !== 0) finish();
    }
    show(micro, canvas, context, camera, passed);
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
}

// Follows the pointer or the first finger. A second finger or the space bar fires all organs.
function listen(canvas, hand) {
  const move = (event) => {
    if (!event.isPrimary) return;
    hand.x = event.clientX;
    hand.y = event.clientY;
  };
  canvas.addEventListener("pointerdown", (event) => {
    hand.touches += 1;
    if (event.isPrimary) hand.isHeld = true;
    // A script's pointer can't be captured.
    try {
      canvas.setPointerCapture(event.pointerId);
    } catch {}
    move(event);
  });
  canvas.addEventListener("pointermove", move);
  for (const end of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(end, (event) => {
      hand.touches = Math.max(hand.touches - 1, 0);
      if (event.isPrimary) hand.isHeld = false;
    });
  }
  addEventListener("keydown", (event) => {
    if (event.code === "Space") hand.isSpace = true;
  });
  addEventListener("keyup", (event) => {
    if (event.code === "Space") hand.isSpace = false;
  });
}

function show(micro, canvas, context, camera, passed) {
  const { width, height } = fit(canvas);
  const own = creature(micro, false);
  const killer = creature(micro, true);
  camera.scale = Math.max(width, height) / (2 * sight);
  if (own.isThere) {
    const share = 1 - Math.exp(-passed / follow);
    camera.x += (own.x - camera.x) * share;
    camera.y += (own.y - camera.y) * share;
  }
  drawWorld(
    micro, context, width, height, camera.scale, camera, micro.rematch_radius(),
    micro.rematch_draw());
  for (const [body, colour] of [[own, ownHalo], [killer, killerHalo]]) {
    if (!body.isThere) continue;
    context.strokeStyle = colour;
    context.lineWidth = 0.1;
    context.setLineDash(body === own ? [0.1, 0.8] : [0.6, 0.4]);
    context.beginPath();
    context.arc(body.x, body.y, body.radius + 0.4, 0, 2 * Math.PI);
    context.stroke();
    context.setLineDash([]);
  }
  pointTo(killer, context, camera, width, height);
  element("own").value = Math.max(own.health, 0);
  element("other").value = Math.max(killer.health, 0);
  element("rest").textContent = Math.ceil(micro.rematch_rest());
}

// Shows at the edge of the screen where the other creature is, if it is out of sight.
function pointTo(killer, context, camera, width, height) {
  if (!killer.isThere) return;
  const x = (killer.x - camera.x) * camera.scale;
  const y = (killer.y - camera.y) * camera.scale;
  const room = 0.46;
  const outside = Math.max(Math.abs(x) / (room * width), Math.abs(y) / (room * height));
  if (outside <= 1) return;
  context.setTransform(1, 0, 0, 1, width / 2 + x / outside, height / 2 + y / outside);
  context.rotate(Math.atan2(y, x));
  context.fillStyle = killerHalo;
  context.beginPath();
  context.moveTo(12, 0);
  context.lineTo(-8, 9);
  context.lineTo(-8, -9);
  context.fill();
}
