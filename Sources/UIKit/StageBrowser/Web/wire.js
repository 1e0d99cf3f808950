// @ts-check
// What both sides of the wire agree on. Written by Wire/WireTable.swift: change it there.

export const version = 3;

// The first byte of a message to the page.
export const outputs = { frame: 1, sound: 2 };

// The first byte of a message from the page, and what stands in it.
export const kinds = {
  hello: 1, acknowledge: 2, pointer: 3, wheel: 4, key: 5, resize: 6, setting: 7, text: 8, hover: 9,
  element: 16,
};
export const phases = {
  down: 0, move: 1, up: 2, cancel: 3, secondary: 4,
};
export const purposes = {
  insert: 0, commit: 1, compose: 2, paste: 3,
};
export const settings = {
  screen: 0, device: 1, orientation: 2, appearance: 3, textSize: 4, layoutDirection: 5,
};
export const requests = {
  activate: 0, increment: 1, decrement: 2, escape: 3, focus: 4, scroll: 5, custom: 6,
};
// The directions of UIAccessibilityScrollDirection, the arguments of `scroll`.
export const scrolls = {
  right: 1, left: 2, up: 3, down: 4, next: 5, previous: 6,
};
export const modifiers = {
  shift: 1, control: 2, option: 4, command: 8,
};
export const limits = {
  message: 512, pointers: 10,
  textPiece: 384, text: 65536,
};

// The bits of a layer's mask, in the order in which the fields are written.
export const layerFields = {
  boundsOrigin: 0, boundsSize: 1, position: 2, children: 3, opacity: 4, flags: 5, contents: 6,
  backgroundColor: 7, transform: 8, sublayerTransform: 9, anchorPoint: 10, cornerRadius: 11,
  border: 12, contentsGravity: 13, contentsRect: 14, contentsCenter: 15, contentsScale: 16,
  shadow: 17, content: 18, backdrop: 19, mask: 20, zPosition: 21, backgroundPattern: 22,
};
export const flag = {
  hidden: 1, masksToBounds: 2, doubleSided: 4, geometryFlipped: 8, continuousCorners: 16,
  groupOpacity: 32, nearestMagnification: 64, nearestMinification: 128, addsLight: 4096,
};
// The lowest of four bits of CACornerMask.
export const cornersShift = 8;
export const gravities = [
  "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  "resize", "resizeAspect", "resizeAspectFill",
];
export const encodings = {
  raw: 0, runs: 1,
};

export const commands = {
  clip: 0, play: 1, change: 2, stop: 3, forget: 4, silence: 5,
};
export const soundLimits = {
  clips: 96, clipBytes: 16777216, voices: 48,
};
