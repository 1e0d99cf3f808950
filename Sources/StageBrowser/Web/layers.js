// The page's copy of the layer tree, brought up to date by the server's frames.
// The counterpart of Wire/FrameEncoder.swift and Wire/ByteWriter+Layer.swift.

export const flag = {
  hidden: 1,
  masksToBounds: 2,
  doubleSided: 4,
  geometryFlipped: 8,
  continuousCorners: 16,
  groupOpacity: 32,
  nearestMagnification: 64,
  nearestMinification: 128,
  // After the four bits of the rounded corners.
  addsLight: 1 << 12,
};

// Of these a sprite has `doubleSided` alone.
const notOfSprites = flag.masksToBounds | flag.doubleSided | flag.nearestMagnification
  | flag.nearestMinification | flag.addsLight;

// A layer as `LayerProperties()` makes it.
class Layer {
  constructor(id) {
    this.id = id;
    this.x = 0;
    this.y = 0;
    this.width = 0;
    this.height = 0;
    this.px = 0;
    this.py = 0;
    this.children = [];
    this.opacity = 1;
    this.flags = flag.doubleSided | flag.groupOpacity | (15 << 8);
    this.contents = 0;
    this.backgroundColor = null;
    this.transform = null;
    this.sublayerTransform = null;
    this.anchor = [0.5, 0.5, 0];
    this.cornerRadius = 0;
    this.borderWidth = 0;
    this.borderColor = null;
    this.gravity = 9;
    this.contentsRect = [0, 0, 1, 1];
    this.contentsCenter = [0, 0, 1, 1];
    this.contentsScale = 1;
    this.shadow = null;
    this.content = null;
    this.backdrop = null;
    this.mask = 0;
    this.z = 0;
    this.isSprite = false;
  }

  has(bit) {
    return (this.flags & bit) !== 0;
  }

  get corners() {
    return (this.flags >> 8) & 15;
  }

  // Whether it is a picture that fills its bounds smoothly, and nothing else.
  get isPictureOnly() {
    const [x, y, width, height] = this.contentsCenter;
    return this.contents !== 0 && this.children.length === 0 && !this.backgroundColor
      && !this.content && !this.shadow && !this.backdrop && !this.mask && this.borderWidth === 0
      && this.gravity === 9 && x === 0 && y === 0 && width === 1 && height === 1
      && (this.flags & notOfSprites) === flag.doubleSided;
  }
}

const optional = (reader, read) => (reader.byte() === 0 ? null : read(reader));

// A CSS colour.
function color(reader) {
  const [red, green, blue, alpha] = reader.take(4);
  return { red, green, blue, alpha: alpha / 255, css: `rgb(${red} ${green} ${blue} / ${alpha / 255})` };
}

// null for the identity, else the sixteen numbers of a CATransform3D, row by row.
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

function path(reader) {
  const result = new Path2D();
  for (let count = reader.varint(); count > 0; count--) {
    switch (reader.byte()) {
      case 0: result.moveTo(...reader.floats(2)); break;
      case 1: result.lineTo(...reader.floats(2)); break;
      case 2: result.quadraticCurveTo(...reader.floats(4)); break;
      case 3: result.bezierCurveTo(...reader.floats(6)); break;
      default: result.closePath();
    }
  }
  return result;
}

// Lengths along a path are needed for strokeStart and strokeEnd: an SVG path can tell them.
function measuredPath(reader) {
  const start = reader.position;
  const shape = path(reader);
  const end = reader.position;
  reader.position = start;
  const parts = [];
  for (let count = reader.varint(); count > 0; count--) {
    const kind = reader.byte();
    parts.push("MLQCZ"[kind] + reader.floats([2, 2, 4, 6, 0][kind]).join(" "));
  }
  reader.position = end;
  let length = null;
  return {
    shape,
    get length() {
      if (length === null) {
        const element = document.createElementNS("http://www.w3.org/2000/svg", "path");
        element.setAttribute("d", parts.join(""));
        length = element.getTotalLength();
      }
      return length;
    },
  };
}

function shape(reader) {
  return {
    kind: "shape",
    path: optional(reader, measuredPath),
    fillColor: optional(reader, color),
    fillRule: reader.byte() === 1 ? "evenodd" : "nonzero",
    strokeColor: optional(reader, color),
    strokeStart: reader.float32(),
    strokeEnd: reader.float32(),
    lineWidth: reader.float32(),
    miterLimit: reader.float32(),
    lineCap: ["butt", "round", "square"][reader.byte()],
    lineJoin: ["miter", "round", "bevel"][reader.byte()],
    dashPhase: reader.float32(),
    dashPattern: reader.floats(reader.varint()),
  };
}

function gradient(reader) {
  return {
    kind: "gradient",
    type: ["axial", "radial", "conic"][reader.byte()],
    colors: Array.from({ length: reader.varint() }, () => color(reader)),
    locations: optional(reader, () => reader.floats(reader.varint())),
    start: reader.floats(2),
    end: reader.floats(2),
  };
}

function content(reader) {
  switch (reader.byte()) {
    case 0: return null;
    case 1: return shape(reader);
    default: return gradient(reader);
  }
}

// The bits of what moves: size, position, opacity, transform.
const motion = (1 << 1) | (1 << 2) | (1 << 4) | (1 << 8);

// One function for each bit of the mask, in its order.
const fields = [
  (layer, reader) => { layer.x = reader.coordinate(); layer.y = reader.coordinate(); },
  (layer, reader) => { layer.width = reader.coordinate(); layer.height = reader.coordinate(); },
  (layer, reader) => { layer.px = reader.coordinate(); layer.py = reader.coordinate(); },
  (layer, reader) => {
    layer.children = Array.from({ length: reader.varint() }, () => reader.varint());
  },
  (layer, reader) => { layer.opacity = reader.float32(); },
  (layer, reader) => { layer.flags = reader.varint(); },
  (layer, reader) => { layer.contents = reader.varint(); },
  (layer, reader) => { layer.backgroundColor = optional(reader, color); },
  (layer, reader) => { layer.transform = transform(reader); },
  (layer, reader) => { layer.sublayerTransform = transform(reader); },
  (layer, reader) => { layer.anchor = reader.floats(3); },
  (layer, reader) => { layer.cornerRadius = reader.coordinate(); },
  (layer, reader) => {
    layer.borderWidth = reader.coordinate();
    layer.borderColor = optional(reader, color);
  },
  (layer, reader) => { layer.gravity = reader.byte(); },
  (layer, reader) => { layer.contentsRect = reader.floats(4); },
  (layer, reader) => { layer.contentsCenter = reader.floats(4); },
  (layer, reader) => { layer.contentsScale = reader.float32(); },
  (layer, reader) => {
    layer.shadow = optional(reader, () => ({
      color: color(reader),
      opacity: reader.float32(),
      radius: reader.coordinate(),
      dx: reader.coordinate(),
      dy: reader.coordinate(),
      path: optional(reader, path),
    }));
  },
  (layer, reader) => { layer.content = content(reader); },
  (layer, reader) => {
    layer.backdrop = optional(reader, () => ({
      radius: reader.coordinate(), saturation: reader.float32(), tint: color(reader),
    }));
  },
  (layer, reader) => { layer.mask = optional(reader, () => reader.varint()) ?? 0; },
  (layer, reader) => { layer.z = reader.float32(); },
];

export class LayerTree {
  constructor(images) {
    this.images = images;
    this.layers = new Map();
    this.root = null;
    this.width = 0;
    this.height = 0;
    this.scale = 1;
  }

  get(id) {
    return this.layers.get(id);
  }

  // Applies one frame and returns its number. The reader stands behind the message's kind.
  apply(reader) {
    const frame = reader.varint();
    const flags = reader.byte();
    if (flags & 1) {
      this.layers.clear();
      this.images.clear();
    }
    if (flags & 2) {
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
