// @ts-check
// Plays the sounds of the stage's loudspeaker with Web Audio. The counterpart of Wire/SoundEncoder.swift.
//
// Nothing plays before the first touch or key, or while the page is hidden. Sounds that began in the meantime
// continue from where they would be.

import { commands, soundLimits as limits } from "./wire.js";

// The maximum length of a message. Longer ones are refused.
const longestMessage = 1 << 25;
// The time in seconds in which a stopped voice fades out, so that it doesn't click.
const release = 0.01;

export class Sounds {
  constructor() {
    this.context = null;
    this.master = null;
    // The AudioBuffers by number.
    this.clips = new Map();
    this.voices = new Map();
    // Browsers and input devices differ in which of these events may start sound.
    for (const name of ["pointerdown", "pointerup", "keydown", "touchend"]) {
      window.addEventListener(name, () => this.unlock(), { capture: true, passive: true });
    }
    document.addEventListener("visibilitychange", () => this.followPage());
  }

  // Called when the user has touched something.
  unlock() {
    // In some browsers a touch that begins doesn't allow sound yet, and they would print a warning.
    if (!window.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
    if (this.context === null) {
      this.context = new AudioContext({ latencyHint: "interactive" });
      this.master = this.context.createGain();
      this.master.connect(this.context.destination);
      for (const voice of this.voices.values()) this.begin(voice);
    }
    this.followPage();
  }

  followPage() {
    if (!this.context || this.context.state === "closed") return;
    // If the browser refuses, the next touch tries again.
    if (document.hidden) this.context.suspend().catch(() => {});
    else if (this.context.state !== "running") this.context.resume().catch(() => {});
  }

  // Applies a message completely or not at all.
  /** @param {Reader} reader */
  receive(reader) {
    let parsed;
    try {
      parsed = this.parse(reader);
    } catch (error) {
      console.error(`A message about sound was refused: ${error.message}`);
      return;
    }
    for (const command of parsed) this.perform(command);
  }

  // MARK: Reading

  /** @param {Reader} reader */
  parse(reader) {
    if (reader.remaining > longestMessage) throw new RangeError("it is too long");
    // The number of clips and voices after the message has been applied.
    const sizes = new Map([...this.clips].map(([serial, clip]) => [serial, clip.samples * 2]));
    const voices = new Set(this.voices.keys());
    const known = (map, key, what) => {
      if (!map.has(key)) throw new RangeError(`there is no ${what} ${key}`);
      return key;
    };
    const parsed = [];
    const count = reader.varint();
    for (let index = 0; index < count; index++) {
      const kind = reader.byte();
      switch (kind) {
        case commands.clip: {
          const clip = readClip(reader);
          sizes.set(clip.serial, clip.data.length);
          const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
          if (sizes.size > limits.clips || bytes > limits.clipBytes) {
            throw new RangeError("there are too many sounds");
          }
          parsed.push({ kind, clip });
          break;
        }
        case commands.play: {
          const voice = reader.varint();
          const serial = known(sizes, reader.varint(), "sound");
          const position = number(reader.float64(), 0, 1e6);
          voices.add(voice);
          if (voices.size > limits.voices) throw new RangeError("there are too many voices");
          parsed.push({ kind, voice, serial, position, ...readTone(reader) });
          break;
        }
        case commands.change: {
          // A voice that has ended may still receive commands.
          const voice = reader.varint();
          const fade = number(reader.float32(), 0, 3600);
          parsed.push({ kind, voice, fade, ...readTone(reader) });
          break;
        }
        case commands.stop: {
          const voice = reader.varint();
          voices.delete(voice);
          parsed.push({ kind, voice });
          break;
        }
        case commands.forget: {
          const serial = known(sizes, reader.varint(), "sound");
          sizes.delete(serial);
          parsed.push({ kind, serial });
          break;
        }
        case commands.silence:
          sizes.clear();
          voices.clear();
          parsed.push({ kind });
          break;
        default:
          throw new RangeError(`it asks for ${kind}`);
      }
    }
    if (reader.remaining > 0) throw new RangeError("it goes on beyond its end");
    return parsed;
  }

  // MARK: Doing

  perform(command) {
    switch (command.kind) {
      case commands.clip:
        this.clips.set(command.clip.serial, makeClip(command.clip));
        break;
      case commands.play: {
        this.end(command.voice);
        const voice = {
          ...command, identifier: command.voice, clip: this.clips.get(command.serial),
          // The time of this state, in the page's seconds.
          time: performance.now() / 1000, source: null,
        };
        this.voices.set(command.voice, voice);
        this.begin(voice);
        break;
      }
      case commands.change:
        this.change(command);
        break;
      case commands.stop:
        this.end(command.voice);
        break;
      case commands.forget:
        this.clips.delete(command.serial);
        break;
      case commands.silence:
        this.silence();
        break;
    }
  }

  // Starts a voice at its current position.
  begin(voice) {
    const passed = performance.now() / 1000 - voice.time;
    const rest = voice.rest - passed;
    // A voice that waits for the first touch ends by the clock.
    if (!this.context) {
      if (voice.rest < Infinity) {
        voice.timer = setTimeout(() => this.end(voice.identifier), 1000 * Math.max(rest, 0));
      }
      return;
    }
    clearTimeout(voice.timer);
    if (rest <= 0) {
      this.voices.delete(voice.identifier);
      return;
    }
    const context = this.context;
    const duration = voice.clip.buffer.duration;
    const position = (voice.position + passed * voice.rate) % duration;
    voice.source = context.createBufferSource();
    voice.source.buffer = voice.clip.buffer;
    voice.source.playbackRate.value = voice.rate;
    // A voice that ends before its clip does has no loop.
    voice.source.loop = position + rest * voice.rate > duration + 1e-3;
    voice.gain = context.createGain();
    voice.gain.gain.value = voice.volume;
    voice.panner = context.createStereoPanner();
    voice.panner.pan.value = voice.pan;
    voice.source.connect(voice.gain).connect(voice.panner).connect(this.master);
    voice.source.onended = () => {
      if (this.voices.get(voice.identifier) === voice) this.voices.delete(voice.identifier);
      voice.panner.disconnect();
    };
    voice.source.start(0, position);
    if (rest < Infinity) voice.source.stop(context.currentTime + rest);
  }

  change({ voice: identifier, fade, volume, pan, rate, rest }) {
    const voice = this.voices.get(identifier);
    if (!voice) return;
    const now = performance.now() / 1000;
    voice.position += (now - voice.time) * voice.rate;
    Object.assign(voice, { volume, pan, rate, rest, time: now });
    if (!voice.source) {
      clearTimeout(voice.timer);
      this.begin(voice);
      return;
    }
    const time = this.context.currentTime;
    glide(voice.gain.gain, volume, time, Math.max(fade, release));
    glide(voice.panner.pan, pan, time, release);
    glide(voice.source.playbackRate, rate, time, release);
    voice.source.loop = voice.source.loop || rest === Infinity;
    if (rest < Infinity) voice.source.stop(time + rest);
  }

  end(identifier) {
    const voice = this.voices.get(identifier);
    if (!voice) return;
    this.voices.delete(identifier);
    clearTimeout(voice.timer);
    if (!voice.source) return;
    const time = this.context.currentTime;
    glide(voice.gain.gain, 0, time, release);
    voice.source.stop(time + release);
  }

  // Forgets everything: the stage is gone, or it sends everything again.
  silence() {
    for (const identifier of [...this.voices.keys()]) this.end(identifier);
    this.clips.clear();
  }

  // Describes the audio graph, for tests and debugging.
  describe() {
    return {
      state: this.context?.state ?? "untouched",
      clips: this.clips.size,
      bytes: [...this.clips.values()].reduce((sum, clip) => sum + clip.samples * 2, 0),
      voices: [...this.voices.values()].map((voice) => ({
        identifier: voice.identifier, serial: voice.serial, isHeard: voice.source !== null,
        loops: voice.source?.loop ?? voice.rest === Infinity, volume: voice.volume,
        gain: voice.gain?.gain.value ?? null, pan: voice.panner?.pan.value ?? null,
        rate: voice.source?.playbackRate.value ?? null,
      })),
    };
  }
}

// Ramps a parameter linearly to a value.
/**
 * @param {AudioParam} parameter
 * @param {number} value
 * @param {number} time
 * @param {number} seconds
 */
function glide(parameter, value, time, seconds) {
  parameter.cancelScheduledValues(time);
  parameter.setValueAtTime(parameter.value, time);
  parameter.linearRampToValueAtTime(value, time + seconds);
}

// A NaN is not in any range.
/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
function number(value, low, high) {
  if (!(value >= low && value <= high)) throw new RangeError(`${value} is out of range`);
  return value;
}

/** @param {Reader} reader */
function readTone(reader) {
  return {
    volume: number(reader.float32(), 0, 1), pan: number(reader.float32(), -1, 1),
    rate: number(reader.float32(), 0.25, 4), rest: number(reader.float64(), 0, Infinity),
  };
}

/** @param {Reader} reader */
function readClip(reader) {
  const serial = reader.varint();
  const channels = number(reader.byte(), 1, 2);
  const rate = number(reader.varint(), 8000, 96000);
  const frames = number(reader.varint(), 1, limits.clipBytes / 2);
  return { serial, channels, rate, frames, data: reader.take(2 * frames * channels) };
}

function makeClip({ channels, rate, frames, data }) {
  const buffer = new AudioBuffer({
    length: frames, numberOfChannels: channels, sampleRate: rate,
  });
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  for (let channel = 0; channel < channels; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let frame = 0; frame < frames; frame++) {
      samples[frame] = view.getInt16(2 * (frame * channels + channel), true) / 32768;
    }
  }
  return { buffer, samples: frames * channels };
}
