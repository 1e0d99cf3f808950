// @ts-check
// Reads a binary message from front to back. The counterpart of Wire/ByteWriter.swift.

const utf8 = new TextDecoder("utf-8", { fatal: true });

export class Reader {
  /** @param {ArrayBuffer} buffer */
  constructor(buffer) {
    this.bytes = new Uint8Array(buffer);
    this.view = new DataView(buffer);
    this.position = 0;
  }

  get remaining() {
    return this.bytes.length - this.position;
  }

  byte() {
    if (this.position >= this.bytes.length) throw new RangeError("message ends early");
    return this.bytes[this.position++];
  }

  // Seven bits per byte, low bits first. It is exact up to 2^53, so it uses no bit operators above 2^28.
  varint() {
    let value = 0;
    let factor = 1;
    for (;;) {
      const next = this.byte();
      value += (next & 0x7f) * factor;
      if (next < 0x80) return value;
      factor *= 128;
    }
  }

  // Reads a length in points from a signed number of 1/768 pt.
  coordinate() {
    const value = this.varint();
    return (value % 2 === 0 ? value / 2 : -(value + 1) / 2) / 768;
  }

  float32() {
    const value = this.view.getFloat32(this.position, true);
    this.position += 4;
    return value;
  }

  float64() {
    const value = this.view.getFloat64(this.position, true);
    this.position += 8;
    return value;
  }

  /** @param {number} count */
  floats(count) {
    const values = new Array(count);
    for (let index = 0; index < count; index++) values[index] = this.float32();
    return values;
  }

  /** @param {number} count */
  take(count) {
    if (count > this.remaining) throw new RangeError("message ends early");
    const bytes = this.bytes.subarray(this.position, this.position + count);
    this.position += count;
    return bytes;
  }

  string() {
    return utf8.decode(this.take(this.varint()));
  }
}
