// The loops of src/bits over bitmaps in WebAssembly memory, four words at a time where that helps.
// Rows `lo` up to `hi` and words `from` up to `to` are as there; addresses are byte offsets.

#include <stdint.h>
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(#name)))
#define EACH_VECTOR for (; w + 4 <= to; w += 4)
#define EACH_WORD for (; w < to; w++)

typedef uint32_t u32;

static inline v128_t load(const u32 *words) { return wasm_v128_load(words); }

EXPORT(intersect1) void intersect1(u32 *out, const u32 *a, u32 from, u32 to) {
  u32 w = from;
  EACH_VECTOR wasm_v128_store(out + w, wasm_v128_and(load(out + w), load(a + w)));
  EACH_WORD out[w] &= a[w];
}

EXPORT(intersect2) void intersect2(u32 *out, const u32 *a, const u32 *b, u32 from, u32 to) {
  u32 w = from;
  EACH_VECTOR wasm_v128_store(out + w, wasm_v128_and(load(out + w), wasm_v128_and(load(a + w), load(b + w))));
  EACH_WORD out[w] &= a[w] & b[w];
}

EXPORT(unite) void unite(u32 *out, const u32 *a, u32 from, u32 to) {
  u32 w = from;
  EACH_VECTOR wasm_v128_store(out + w, wasm_v128_or(load(out + w), load(a + w)));
  EACH_WORD out[w] |= a[w];
}

EXPORT(subtract) void subtract(u32 *out, const u32 *a, const u32 *b, u32 from, u32 to) {
  u32 w = from;
  EACH_VECTOR wasm_v128_store(out + w, wasm_v128_andnot(load(a + w), load(b + w)));
  EACH_WORD out[w] = a[w] & ~b[w];
}

// Adds the ones of a vector to four sums.
static inline v128_t add_ones(v128_t sums, v128_t vector) {
  return wasm_i32x4_add(
      sums, wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(vector))));
}

static inline u32 sum(v128_t sums) {
  return wasm_i32x4_extract_lane(sums, 0) + wasm_i32x4_extract_lane(sums, 1) +
         wasm_i32x4_extract_lane(sums, 2) + wasm_i32x4_extract_lane(sums, 3);
}

EXPORT(countBoth) u32 countBoth(const u32 *a, const u32 *b, u32 from, u32 to) {
  u32 w = from, total = 0;
  v128_t sums = wasm_i32x4_splat(0);
  EACH_VECTOR sums = add_ones(sums, wasm_v128_and(load(a + w), load(b + w)));
  EACH_WORD total += __builtin_popcount(a[w] & b[w]);
  return total + sum(sums);
}

EXPORT(countRange) u32 countRange(const u32 *bits, u32 lo, u32 hi) {
  if (hi <= lo) return 0;
  u32 first = lo >> 5, last = (hi - 1) >> 5;
  u32 head = ~0u << (lo & 31), tail = ~0u >> (31 - ((hi - 1) & 31));
  if (first == last) return __builtin_popcount(bits[first] & head & tail);
  u32 total = __builtin_popcount(bits[first] & head) + __builtin_popcount(bits[last] & tail);
  u32 w = first + 1, to = last;
  v128_t sums = wasm_i32x4_splat(0);
  EACH_VECTOR sums = add_ones(sums, load(bits + w));
  EACH_WORD total += __builtin_popcount(bits[w]);
  return total + sum(sums);
}

// Adds up by code the rows that runs `from` up to `to` have in common with rows `lo` up to `hi`.
EXPORT(countRuns)
void countRuns(const u32 *bits, const u32 *start, const u32 *code, u32 from, u32 to, u32 lo, u32 hi, u32 *counts) {
  for (u32 run = from; run < to; run++) {
    u32 first = start[run] > lo ? start[run] : lo;
    u32 end = start[run + 1] < hi ? start[run + 1] : hi;
    counts[code[run]] += countRange(bits, first, end);
  }
}

EXPORT(meet) u32 meet(const u32 *a, const u32 *b, u32 from, u32 to) {
  u32 w = from;
  EACH_VECTOR if (wasm_v128_any_true(wasm_v128_and(load(a + w), load(b + w)))) return 1;
  EACH_WORD if (a[w] & b[w]) return 1;
  return 0;
}

EXPORT(exceeds) u32 exceeds(const u32 *a, const u32 *b, u32 from, u32 to) {
  u32 w = from;
  EACH_VECTOR if (wasm_v128_any_true(wasm_v128_andnot(load(a + w), load(b + w)))) return 1;
  EACH_WORD if (a[w] & ~b[w]) return 1;
  return 0;
}

EXPORT(histogram) void histogram(const u32 *bits, u32 lo, u32 hi, const uint16_t *codes, u32 *counts) {
  if (hi <= lo) return;
  u32 first = lo >> 5, last = (hi - 1) >> 5;
  for (u32 w = first; w <= last; w++) {
    u32 word = bits[w];
    if (w == first) word &= ~0u << (lo & 31);
    if (w == last) word &= ~0u >> (31 - ((hi - 1) & 31));
    for (const uint16_t *code = codes + (w << 5); word; word &= word - 1) counts[code[__builtin_ctz(word)]]++;
  }
}
