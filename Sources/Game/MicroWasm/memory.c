// Allocates memory for Embedded Swift without a C library. Block sizes are powers of two, and each size has a
// list of free blocks. The 16 bytes before a block hold its size.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { header = 16, smallest = 5, classes = 32, page = 65536 };

typedef struct Block {
  uint32_t class;
  struct Block *next;
} Block;

static Block *freed[classes];
static uintptr_t end;

/// Returns a new block at the end of the memory, which grows for it; NULL if it can't grow.
static Block *extend(size_t size) {
  if (!end) end = ((uintptr_t)&__heap_base + header - 1) & ~(uintptr_t)(header - 1);
  uintptr_t wanted = end + size;
  uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (wanted > have) {
    size_t pages = (wanted - have + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  Block *block = (Block *)end;
  end = wanted;
  return block;
}

void *malloc(size_t size) {
  uint32_t class = smallest;
  while (class < classes - 1 && ((size_t)1 << class) < size + header) class++;
  Block *block = freed[class];
  if (block) {
    freed[class] = block->next;
  } else {
    block = extend((size_t)1 << class);
    if (!block) __builtin_trap();
    block->class = class;
  }
  return (unsigned char *)block + header;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((unsigned char *)pointer - header);
  block->next = freed[block->class];
  freed[block->class] = block;
}

/// Nothing in Micro asks for more than 16 bytes of alignment.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > header) __builtin_trap();
  *result = malloc(size);
  return 0;
}

// Embedded Swift's guard against overflowing stacks.
uintptr_t __stack_chk_guard = 0x5EEDC0DE;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

/// Seeds the hashes of Swift's sets. Nothing in Micro depends on the order of a set, so they are always the same.
void arc4random_buf(void *start, size_t count) {
  for (size_t index = 0; index < count; index++) ((unsigned char *)start)[index] = 0x5E;
}

/// Rounds to the nearest whole number, and halves away from zero.
float roundf(float value) {
  float whole = __builtin_truncf(value);
  float rest = __builtin_fabsf(value - whole);
  return rest < 0.5f ? whole : whole + __builtin_copysignf(1, value);
}

/// Multiplies two numbers of 128 bits.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t al = (uint64_t)a, bl = (uint64_t)b;
  uint64_t low = (al & 0xFFFFFFFF) * (bl & 0xFFFFFFFF);
  uint64_t left = (al >> 32) * (bl & 0xFFFFFFFF) + (low >> 32);
  uint64_t right = (al & 0xFFFFFFFF) * (bl >> 32) + (left & 0xFFFFFFFF);
  uint64_t high = (al >> 32) * (bl >> 32) + (left >> 32) + (right >> 32);
  high += (uint64_t)(a >> 64) * bl + al * (uint64_t)(b >> 64);
  return (__int128)((unsigned __int128)high << 64 | (right << 32 | (low & 0xFFFFFFFF)));
}
