// @ts-check
// The page's copy of the layer tree, updated by the server's frames. The counterpart of Wire/FrameEncoder.swift
// and Wire/ByteWriter+Layer.swift.

import { Reader } from "./reader.js";
import { cornersShift, flag, gravities, layerFields } from "./wire.js";

// The flags that a sprite may not have, except for `doubleSided`.
const notOfSprites = flag.masksToBounds | flag.doubleSided | flag.nearestMagnification
  | flag.nearestMinification | flag.addsLight;

// The four bits of CACornerMask.
const allCorners = 15;
const resize = gravities.indexOf("resize");

/** @type {CanvasLineCap[]} */
const lineCaps = ["butt", "round", "square"];
/** @type {CanvasLineJoin[]} */
const lineJoins = ["miter", "round", "bevel"];

// A layer with the default values of `LayerProperties()`.
export class Layer {
  /** @param {number} id */
  constructor(id) {
    this.id = id;
    this.x = 0;
    this.y = 0;
    this.width = 0;
    this.height = 0;
    this.px = 0;
    this.py = 0;
    /** @type {number[]} */
    this.children = [];
    this.opacity = 1;
    this.flags = flag.doubleSided | flag.groupOpacity | (allCorners << cornersShift);
    this.contents = 0;
    /** @type {Color | null} */
    this.backgroundColor = null;
    /** @type {number[] | null} */
    this.transform = null;
    /** @type {number[] | null} */
    this.sublayerTransform = null;
    this.anchor = [0.5, 0.5, 0];
    this.cornerRadius = 0;
    this.borderWidth = 0;
    /** @type {Color | null} */
    this.borderColor = null;
    this.gravity = resize;
    this.contentsRect = [0, 0, 1, 1];
    this.contentsCenter = [0, 0, 1, 1];
    this.contentsScale = 1;
    /** @type {ReturnType<typeof shadow> | null} */
    this.shadow = null;
    /** @type {ReturnType<typeof content>} */
    this.content = null;
    /** @type {ReturnType<typeof backdrop> | null} */
    this.backdrop = null;
    this.mask = 0;
    this.z = 0;
    /** @type {ReturnType<typeof pattern> | null} */
    this.pattern = null;
    this.isSprite = false;
  }

  /** @param {number} bit */
  has(bit) {
    return (this.flags & bit) !== 0;
  }

  get corners() {
    return (this.flags >> cornersShift) & allCorners;
  }

  // Whether the layer is a picture that fills its bounds smoothly, and nothing else.
  get isPictureOnly() {
    const [x, y, width, height] = this.contentsCenter;
    return this.contents !== 0 && this.children.length === 0 && !this.backgroundColor
      && !this.content && !this.shadow && !this.backdrop && !this.mask && !this.pattern
      && this.borderWidth === 0
      && this.gravity === resize && x === 0 && y === 0 && width === 1 && height === 1
      && (this.flags & notOfSprites) === flag.doubleSided;
  }
}

/**
 * @template T
 * @param {Reader} reader
 * @param {(reader: Reader) => T} read
 * @returns {T | null}
 */
const optional = (reader, read) => (reader.byte() === 0 ? null : read(reader));

// Reads a CSS colour.
/**
 * @param {Reader} reader
 * @returns {Color}
 */
function color(reader) {
  const [red, green, blue, alpha] = reader.take(4);
  return { red, green, blue, alpha: alpha / 255, css: `rgb(${red} ${green} ${blue} / ${alpha / 255})` };
}

// Reads a transform: null for the identity, otherwise the sixteen numbers of a CATransform3D, row by row.
/**
 * @param {Reader} reader
 * @returns {number[] | null}
 */
function transform(reader) {
  switch (reader.byte()) {
    case 0: return null;
    case 1: {
      const [a, b, c, d, tx, ty] = reader.floats(6);
      return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1];
    }
    case 3: {
      const [a, b] = reader.floats(2);
      return [a, b, 0, 0, -b, a, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    }
    case 4: {
      const [a, b, c, d] = reader.floats(4);
      return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    }
    default: return reader.floats(16);
  }
}

/** @param {Reader} reader */
function path(reader) {
  const result = new Path2D();
  for (let count = reader.varint(); count > 0; count--) {
    switch (reader.byte()) {
      case 0: result.moveTo(reader.float32(), reader.float32()); break;
      case 1: result.lineTo(reader.float32(), reader.float32()); break;
      case 2: {
        const [cx, cy, x, y] = reader.floats(4);
        result.quadraticCurveTo(cx, cy, x, y);
        break;
      }
      case 3: {
        const [cx, cy, dx, dy, x, y] = reader.floats(6);
        result.bezierCurveTo(cx, cy, dx, dy, x, y);
        break;
      }
      default: result.closePath();
    }
  }
  return result;
}

// strokeStart and strokeEnd need lengths along a path, which an SVG path can compute. Its text is only made for
// them: many paths change in each frame.
/** @param {Reader} reader */
function measuredPath(reader) {
  const start = reader.position;
  const shape = path(reader);
  const bytes = reader.bytes.slice(start, reader.position);
  let length = null;
  return {
    shape,
    get length() {
      if (length === null) {
        const element = document.createElementNS("http://www.w3.org/2000/svg", "path");
        element.setAttribute("d", svgPath(new Reader(bytes.buffer)));
        length = element.getTotalLength();
      }
      return length;
    },
  };
}

/** @param {Reader} reader */
function svgPath(reader) {
  const parts = [];
  for (let count = reader.varint(); count > 0; count--) {
    const kind = reader.byte();
    parts.push("MLQCZ"[kind] + reader.floats([2, 2, 4, 6, 0][kind]).join(" "));
  }
  return parts.join("");
}

/** @param {Reader} reader */
function shadow(reader) {
  return {
    color: color(reader),
    opacity: reader.float32(),
    radius: reader.coordinate(),
    dx: reader.coordinate(),
    dy: reader.coordinate(),
    path: optional(reader, path),
  };
}

/** @param {Reader} reader */
function backdrop(reader) {
  return { radius: reader.coordinate(), saturation: reader.float32(), tint: color(reader) };
}

// Reads a picture that is repeated over the background. `placement` maps its pixels to the layer's coordinates.
/** @param {Reader} reader */
function pattern(reader) {
  return { image: reader.varint(), alpha: reader.float32(), placement: reader.floats(6) };
}

/** @param {Reader} reader */
function shape(reader) {
  return {
    kind: /** @type {const} */ ("shape"),
    path: optional(reader, measuredPath),
    fillColor: optional(reader, color),
    fillRule: /** @type {CanvasFillRule} */ (reader.byte() === 1 ? "evenodd" : "nonzero"),
    strokeColor: optional(reader, color),
    strokeStart: reader.float32(),
    strokeEnd: reader.float32(),
    lineWidth: reader.float32(),
    miterLimit: reader.float32(),
    lineCap: lineCaps[reader.byte()],
    lineJoin: lineJoins[reader.byte()],
    dashPhase: reader.float32(),
    dashPattern: reader.floats(reader.varint()),
  };
}

/** @param {Reader} reader */
function gradient(reader) {
  return {
    kind: /** @type {const} */ ("gradient"),
    type: ["axial", "radial", "conic"][reader.byte()],
    colors: Array.from({ length: reader.varint() }, () => color(reader)),
    locations: optional(reader, () => reader.floats(reader.varint())),
    start: reader.floats(2),
    end: reader.floats(2),
  };
}

/** @param {Reader} reader */
function content(reader) {
  switch (reader.byte()) {
    case 0: return null;
    case 1: return shape(reader);
    default: return gradient(reader);
  }
}

// The functions that read each field.
/** @type {Record<keyof typeof layerFields, (layer: Layer, reader: Reader) => void>} */
const readers = {
  boundsOrigin(layer, reader) { layer.x = reader.coordinate(); layer.y = reader.coordinate(); },
  boundsSize(layer, reader) {
    layer.width = reader.coordinate();
    layer.height = reader.coordinate();
  },
  position(layer, reader) { layer.px = reader.coordinate(); layer.py = reader.coordinate(); },
  children(layer, reader) {
    layer.children = Array.from({ length: reader.varint() }, () => reader.varint());
  },
  opacity(layer, reader) { layer.opacity = reader.float32(); },
  flags(layer, reader) { layer.flags = reader.varint(); },
  contents(layer, reader) { layer.contents = reader.varint(); },
  backgroundColor(layer, reader) { layer.backgroundColor = optional(reader, color); },
  transform(layer, reader) { layer.transform = transform(reader); },
  sublayerTransform(layer, reader) { layer.sublayerTransform = transform(reader); },
  anchorPoint(layer, reader) { layer.anchor = reader.floats(3); },
  cornerRadius(layer, reader) { layer.cornerRadius = reader.coordinate(); },
  border(layer, reader) {
    layer.borderWidth = reader.coordinate();
    layer.borderColor = optional(reader, color);
  },
  contentsGravity(layer, reader) { layer.gravity = reader.byte(); },
  contentsRect(layer, reader) { layer.contentsRect = reader.floats(4); },
  contentsCenter(layer, reader) { layer.contentsCenter = reader.floats(4); },
  contentsScale(layer, reader) { layer.contentsScale = reader.float32(); },
  shadow(layer, reader) { layer.shadow = optional(reader, shadow); },
  content(layer, reader) { layer.content = content(reader); },
  backdrop(layer, reader) { layer.backdrop = optional(reader, backdrop); },
  mask(layer, reader) { layer.mask = optional(reader, () => reader.varint()) ?? 0; },
  zPosition(layer, reader) { layer.z = reader.float32(); },
  backgroundPattern(layer, reader) { layer.pattern = optional(reader, pattern); },
};

// One function for each bit of the mask, in the same order.
const fields = Object.keys(layerFields).map((name) => readers[name]);

/** @param {keyof typeof layerFields} name */
const bit = (name) => 1 << layerFields[name];
// The bits of the fields that change during motion.
const motion = bit("boundsSize") | bit("position") | bit("opacity") | bit("transform");

// The bits of a frame's flags.
const forgetsAll = 1;
const hasGeometry = 2;

export class LayerTree {
  /** @param {ImageStore} images */
  constructor(images) {
    this.images = images;
    /** @type {Map<number, Layer>} */
    this.layers = new Map();
    /** @type {Layer | null} */
    this.root = null;
    this.width = 0;
    this.height = 0;
    this.scale = 1;
  }

  /** @param {number} id */
  get(id) {
    return this.layers.get(id);
  }

  // Applies one frame and returns its number. The reader's position is after the message's kind.
  /** @param {Reader} reader */
  apply(reader) {
    const frame = reader.varint();
    const flags = reader.byte();
    if (flags & forgetsAll) {
      this.layers.clear();
      this.images.clear();
    }
    if (flags & hasGeometry) {
      this.width = reader.coordinate();
      this.height = reader.coordinate();
      this.scale = reader.float32();
    }
    const root = reader.varint();
    for (let count = reader.varint(); count > 0; count--) {
      const [serial, width, height] = [reader.varint(), reader.varint(), reader.varint()];
      const encoding = reader.byte();
      this.images.add(serial, width, height, encoding, reader.take(reader.varint()));
    }
    for (let count = reader.varint(); count > 0; count--) {
      const id = reader.varint();
      let layer = this.layers.get(id);
      if (!layer) this.layers.set(id, (layer = new Layer(id)));
      const mask = reader.varint();
      for (let bit = 0; bit < fields.length; bit++) {
        if (mask & (1 << bit)) fields[bit](layer, reader);
      }
      if (mask & ~motion) layer.isSprite = layer.isPictureOnly;
    }
    for (let count = reader.varint(); count > 0; count--) this.layers.delete(reader.varint());
    for (let count = reader.varint(); count > 0; count--) this.images.evict(reader.varint());
    this.root = this.layers.get(root) ?? null;
    return frame;
  }
}
