// The types of what the page's scripts hand each other, and what of browsers TypeScript's library lacks.

/** A layer as the wire carries it: see Web/layers.js. */
type Layer = import("../../Sources/UIKit/StageBrowser/Web/layers.js").Layer;
type LayerTree = import("../../Sources/UIKit/StageBrowser/Web/layers.js").LayerTree;
type ImageStore = import("../../Sources/UIKit/StageBrowser/Web/images.js").ImageStore;
type Reader = import("../../Sources/UIKit/StageBrowser/Web/reader.js").Reader;
type Surface = import("../../Sources/UIKit/StageBrowser/Web/surfaces.js").Surface;
type SurfacePool = import("../../Sources/UIKit/StageBrowser/Web/surfaces.js").SurfacePool;
type Compositor = import("../../Sources/UIKit/StageBrowser/Web/compositor.js").Compositor;
type Input = import("../../Sources/UIKit/StageBrowser/Web/input.js").Input;
type Elements = import("../../Sources/UIKit/StageBrowser/Web/elements.js").Elements;
type DeviceView = import("../../Sources/UIKit/StageBrowser/Web/device.js").DeviceView;

type Point = [number, number];
/** x, y, width, height. */
type Rect = [number, number, number, number];
/** a, b, c, d, tx, ty. */
type Affine = [number, number, number, number, number, number];
/** An affine matrix, or a projection: [x y 1] · h = [x' y' w']. */
type Placement = Affine & { h?: undefined } | { h: number[] };
type Send = (message: ArrayBuffer) => void;
type Color = { red: number, green: number, blue: number, alpha: number, css: string };
type Context = CanvasRenderingContext2D;

/** Live/StageState.swift. */
interface StageState {
  title: string;
  screens: Choice[];
  screen: string;
  devices: Choice[];
  device: string;
  orientation: string;
  appearance: string;
  textSizes: Choice[];
  textSize: string;
  layoutDirection: string;
  frame: {
    width: number, height: number, cornerRadius: number, sensor: string, statusBarHeight: number,
    statusBarStyle: string, isStatusBarHidden: boolean, hasHomeIndicator: boolean,
  };
  takesTab: boolean;
  takesBackTab: boolean;
  editing?: Editing;
  copied?: Copied;
}
type Choice = { name: string, title: string };
type Editing = {
  x: number, y: number, width: number, height: number, selected: string, isComposing: boolean,
  inputMode: string,
};
type Copied = { count: number, text: string };

/** Wire/ElementEncoder.swift. */
interface ElementNode {
  number: number;
  kind: string;
  label?: string;
  value?: string;
  hint?: string;
  identifier?: string;
  language?: string;
  frame: Rect;
  isDisabled?: boolean;
  isSelected?: boolean;
  takesTouches?: boolean;
  actions?: string[];
  children?: number[];
}
interface ElementUpdate {
  isWhole?: boolean;
  roots?: number[];
  changed: ElementNode[];
  gone: number[];
  announcements: string[];
  focus?: number;
}

/** Handover.swift. */
interface HandoverMessage {
  file?: { name: string, type: string, data: string };
  film?: { name: string, x: number, y: number, width: number, height: number, seconds: number };
}

/** Raster/raster.c. */
interface RasterKernel extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  draw(target: number, sprites: number, count: number): void;
  unpremultiply(first: number, count: number): void;
}

declare class OffscreenCanvas extends HTMLCanvasElement {
  constructor(width: number, height: number);
  transferToImageBitmap(): ImageBitmap;
}
interface CanvasRenderingContext2D {
  reset(): void;
}
interface CanvasRenderingContext2DSettings {
  willReadFrequently?: boolean;
}
interface Navigator {
  userActivation?: { hasBeenActive: boolean };
  keyboard?: { lock?(keys: string[]): Promise<void>, unlock?(): void };
}
interface String {
  toWellFormed?(): string;
}
declare var stageSounds: object;
