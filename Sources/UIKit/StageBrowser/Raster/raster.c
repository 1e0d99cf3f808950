// Blends rotated and reduced textures into an image, as WebAssembly with 16-byte vectors. `raster.js` owns the
// memory and lays out everything in it.
//
// A pixel has four bytes, red, green, blue and alpha, with premultiplied alpha. A vector contains two pixels,
// with two bytes per channel.

#include <stdint.h>
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(#name))) name

typedef uint32_t Pixel;

// The border of empty pixels around a texture. Its edges fade into it, and no neighbour needs a bounds check.
enum { border = 2 };

// The header of a texture. After it comes, for each row of pixels, the index of the row's first run, and after
// the last row the number of all runs. The runs follow.
typedef struct {
  int32_t width;
  int32_t height;
  // The offset in pixels of four bytes from here.
  int32_t pixels;
} Texture;

// The part of a row that an upright sprite has to read. From `start` to `end`, this row or the next has pixels
// that aren't empty.
typedef struct {
  int32_t start;
  int32_t end;
} Run;

// A texture and a matrix, which maps the corners of the unit square to the texture's corners.
typedef struct {
  double a, b, c, d, tx, ty;
  double opacity;
  double texture;
} Sprite;

// The target image, and the part of it that has been drawn to.
typedef struct {
  Pixel *pixels;
  int32_t width, height;
  int32_t minX, minY, maxX, maxY;
} Target;

// The number of units per pixel in texture positions, which are integers.
static const double unit = 65536;

static double least(double a, double b) { return a < b ? a : b; }
static double most(double a, double b) { return a > b ? a : b; }
static int32_t floored(double x) { return (int32_t)__builtin_floor(x); }
static int32_t atLeast(int32_t a, int32_t b) { return a > b ? a : b; }
static int32_t atMost(int32_t a, int32_t b) { return a < b ? a : b; }

// The fraction of a position between a pixel and the next, in sixteenths.
static v128_t share(int32_t position) { return wasm_i16x8_splat((position >> 12) & 15); }

// Interpolates from `a` to `b` by a share in sixteenths. The result is multiplied by 16.
static v128_t between(v128_t a, v128_t b, v128_t share) {
  return wasm_i16x8_add(wasm_i16x8_shl(a, 4), wasm_i16x8_mul(wasm_i16x8_sub(b, a), share));
}

// Multiplies by a number of 256ths.
static v128_t times(v128_t a, v128_t parts) { return wasm_u16x8_shr(wasm_i16x8_mul(a, parts), 8); }

// Whether a pixel, its right neighbour and the two below are empty.
static int isEmpty(const Pixel *pixel, int32_t stride) {
  return ((pixel[0] | pixel[1]) | (pixel[stride] | pixel[stride + 1])) == 0;
}

// Returns a pixel and its right neighbour, each interpolated with the one below and multiplied by 16.
static v128_t pair(const Pixel *pixel, int32_t stride, int32_t v) {
  return between(wasm_u16x8_load8x8(pixel), wasm_u16x8_load8x8(pixel + stride), share(v));
}

// Draws a row of `count` pixels, starting at (u, v) in the texture, two at a time. With an odd count, one more
// pixel is written with its old value. The function isn't inlined, because its loop's values would no longer
// stay in registers.
__attribute__((noinline)) static void blendRow(
    Pixel *target, int32_t count, const Pixel *texture, int32_t stride, int32_t u, int32_t v, int32_t stepU,
    int32_t stepV, int32_t strength) {
  const v128_t strengths = wasm_i16x8_splat((int16_t)strength);
  for (; count > 0; count -= 2, target += 2, u += 2 * stepU, v += 2 * stepV) {
    const int32_t nextU = u + stepU;
    const int32_t nextV = v + stepV;
    const Pixel *first = texture + (v >> 16) * stride + (u >> 16);
    const Pixel *second = count > 1 ? texture + (nextV >> 16) * stride + (nextU >> 16) : texture;
    if (isEmpty(first, stride) && isEmpty(second, stride)) continue;
    const v128_t one = pair(first, stride, v);
    const v128_t two = pair(second, stride, nextV);
    v128_t color = between(
        wasm_i64x2_shuffle(one, two, 0, 2), wasm_i64x2_shuffle(one, two, 1, 3),
        wasm_i64x2_shuffle(share(u), share(nextU), 0, 2));
    color = wasm_u16x8_shr(color, 8);
    if (strength != 256) color = times(color, strengths);
    const v128_t alpha = wasm_i16x8_shuffle(color, color, 3, 3, 3, 3, 7, 7, 7, 7);
    const v128_t behind = wasm_u16x8_load8x8(target);
    color = wasm_i16x8_add(color, times(behind, wasm_i16x8_sub(wasm_i16x8_splat(256), alpha)));
    wasm_v128_store64_lane(target, wasm_u8x16_narrow_i16x8(color, color), 0);
  }
}

// The dependency of a texture coordinate on the target's: start + x stepX + y stepY.
typedef struct {
  double start, stepX, stepY;
  // 1 / stepX
  double perStep;
} Axis;

// Creates an axis that maps pixel centres to pixel centres.
static Axis axis(double stepX, double stepY, double tx, double ty) {
  return (Axis){(0.5 - tx) * stepX + (0.5 - ty) * stepY + border - 0.5, stepX, stepY, 1 / stepX};
}

// Returns the pixels of a row whose coordinate, `start` at the first, is inside a run: those after the first
// result, up to the second. Positions exactly at the ends show nothing. The conversion saturates: a row
// parallel to the texture's edge has all pixels or none.
static v128_t span(const Axis *axis, double start, const Run *run) {
  const v128_t ends = wasm_f64x2_convert_low_i32x4(wasm_v128_load64_zero(run));
  const v128_t steps = wasm_f64x2_mul(
      wasm_f64x2_sub(ends, wasm_f64x2_splat(start)), wasm_f64x2_splat(axis->perStep));
  const v128_t whole = wasm_i32x4_trunc_sat_f64x2_zero(wasm_f64x2_floor(steps));
  return axis->perStep < 0 ? wasm_i32x4_shuffle(whole, whole, 1, 0, 2, 3) : whole;
}

static void drawSprite(Target *target, const Sprite *sprite) {
  const double a = sprite->a, b = sprite->b, c = sprite->c, d = sprite->d, tx = sprite->tx, ty = sprite->ty;
  const double determinant = a * d - b * c;
  if (determinant == 0) return;
  const int32_t left = floored(most(0, tx + least(0, a) + least(0, c) - 1));
  const int32_t top = floored(most(0, ty + least(0, b) + least(0, d) - 1));
  const int32_t right = floored(least(target->width, tx + most(0, a) + most(0, c) + 2));
  const int32_t bottom = floored(least(target->height, ty + most(0, b) + most(0, d) + 2));
  if (left >= right || top >= bottom) return;
  target->minX = atMost(target->minX, left);
  target->minY = atMost(target->minY, top);
  target->maxX = atLeast(target->maxX, right);
  target->maxY = atLeast(target->maxY, bottom);

  const Texture *texture = (const Texture *)(uintptr_t)sprite->texture;
  const int32_t stride = texture->width + 2 * border;
  const int32_t rows = texture->height + 2 * border;
  const int32_t *firstRuns = (const int32_t *)(texture + 1);
  const Run *runs = (const Run *)(firstRuns + rows + 1);
  const Pixel *pixels = (const Pixel *)texture + texture->pixels;
  const Axis u = axis(d / determinant * texture->width, -c / determinant * texture->width, tx, ty);
  const Axis v = axis(-b / determinant * texture->height, a / determinant * texture->height, tx, ty);
  const int32_t stepU = floored(u.stepX * unit + 0.5);
  const int32_t stepV = floored(v.stepX * unit + 0.5);
  const int32_t strength = floored(least(sprite->opacity, 1) * 256 + 0.5);
  const int isUpright = __builtin_fabs(v.stepX) < 1e-9;
  // The texture without its border.
  const Run columns = {border - 1, border + texture->width};
  const Run lines = {border - 1, border + texture->height};
  for (int32_t y = top; y < bottom; y++) {
    const double rowU = u.start + y * u.stepY;
    const double rowV = v.start + y * v.stepY;
    int32_t start = left;
    int32_t end = right;
    const Run *run = &columns;
    const Run *lastRun = run + 1;
    if (isUpright) {
      if (!(rowV >= lines.start && rowV < lines.end)) continue;
      run = runs + firstRuns[floored(rowV)];
      lastRun = runs + firstRuns[floored(rowV) + 1];
    } else {
      const v128_t within = span(&v, rowV, &lines);
      start = atLeast(start - 1, wasm_i32x4_extract_lane(within, 0)) + 1;
      end = atMost(end - 1, wasm_i32x4_extract_lane(within, 1)) + 1;
    }
    for (; run != lastRun; run++) {
      const v128_t within = span(&u, rowU, run);
      const int32_t from = atLeast(start - 1, wasm_i32x4_extract_lane(within, 0)) + 1;
      const int32_t to = atMost(end - 1, wasm_i32x4_extract_lane(within, 1)) + 1;
      if (from >= to) continue;
      blendRow(
          target->pixels + y * target->width + from, to - from, pixels, stride,
          (int32_t)((rowU + from * u.stepX) * unit), (int32_t)((rowV + from * v.stepX) * unit), stepU, stepV,
          strength);
    }
  }
}

// Draws sprites, each above the previous ones.
void EXPORT(draw)(Target *target, const Sprite *sprites, int32_t count) {
  for (int32_t index = 0; index < count; index++) drawSprite(target, sprites + index);
}

// Divides one byte of each of four pixels by its alpha; the factor is 255 / alpha.
static v128_t divided(v128_t pixels, int shift, v128_t factor) {
  const v128_t color = wasm_v128_and(wasm_u32x4_shr(pixels, shift), wasm_i32x4_splat(255));
  const v128_t quotient = wasm_f32x4_pmin(
      wasm_f32x4_mul(wasm_f32x4_convert_i32x4(color), factor), wasm_f32x4_splat(255));
  // Adding 2^23 leaves a float no bits for a fraction, so it is rounded and the integer is in its lowest bits.
  const v128_t rounded = wasm_f32x4_add(quotient, wasm_f32x4_splat(8388608.0f));
  return wasm_i32x4_shl(wasm_v128_and(rounded, wasm_i32x4_splat(255)), shift);
}

// Divides colours by alpha, as ImageData requires. Continues to the next multiple of four pixels.
void EXPORT(unpremultiply)(Pixel *pixels, int32_t count) {
  const v128_t opaque = wasm_i32x4_splat(255);
  for (; count > 0; count -= 4, pixels += 4) {
    const v128_t four = wasm_v128_load(pixels);
    const v128_t alpha = wasm_u32x4_shr(four, 24);
    if (!wasm_v128_any_true(four) || wasm_i32x4_all_true(wasm_i32x4_eq(alpha, opaque))) continue;
    const v128_t factor = wasm_f32x4_div(wasm_f32x4_splat(255), wasm_f32x4_convert_i32x4(alpha));
    const v128_t redGreen = wasm_v128_or(divided(four, 0, factor), divided(four, 8, factor));
    const v128_t blueAlpha = wasm_v128_or(divided(four, 16, factor), wasm_i32x4_shl(alpha, 24));
    // Transparent pixels must not be divided by zero.
    const v128_t isSeen = wasm_i32x4_ne(alpha, wasm_i32x4_splat(0));
    wasm_v128_store(pixels, wasm_v128_and(wasm_v128_or(redGreen, blueAlpha), isSeen));
  }
}
