// The loops of src/bits for bitmaps in WebAssembly memory, four words at a time if that helps.
// Rows `lo` up to `hi` and words `from` up to `to` mean the same as there; addresses are byte offsets.

#include <stdint.h>
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(#name)))
#define EACH_VECTOR for (; w + 4 <= to; w += 4)
#define EACH_WORD for (; w < to; w++)

typedef uint32_t u32;
typedef uint64_t u64;

static inline v128_t load(const u32 *words) { return wasm_v128_load(words); }

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
  u32 w = from, total = 0, vectors = (to - from) / 4;
  v128_t sums = wasm_i32x4_splat(0);
  while (vectors > 0) {
    // A byte counts up to 255: eight for each of 31.
    u32 end = w + 4 * (vectors < 31 ? vectors : 31);
    vectors -= (end - w) / 4;
    v128_t ones = wasm_i32x4_splat(0);
    for (; w < end; w += 4) ones = wasm_i8x16_add(ones, wasm_i8x16_popcnt(wasm_v128_and(load(a + w), load(b + w))));
    sums = wasm_i32x4_add(sums, wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(ones)));
  }
  EACH_WORD total += __builtin_popcount(a[w] & b[w]);
  return total + sum(sums);
}

// How many of the listed rows are in the set.
EXPORT(countListed) u32 countListed(const u32 *bits, const u32 *rows, u32 count) {
  u32 total = 0;
  for (u32 i = 0; i < count; i++) total += bits[rows[i] >> 5] >> (rows[i] & 31) & 1;
  return total;
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

// The first row of the set from `row` on, or `hi`.
static inline u32 nextRow(const u32 *bits, u32 row, u32 hi) {
  if (row >= hi) return hi;
  u32 w = row >> 5, to = (hi + 31) >> 5;
  u32 word = bits[w] & ~0u << (row & 31);
  if (!word) {
    w++;
    EACH_VECTOR if (wasm_v128_any_true(load(bits + w))) break;
    for (; w < to && !bits[w]; w++) {}
    if (w == to) return hi;
    word = bits[w];
  }
  row = (w << 5) + __builtin_ctz(word);
  return row < hi ? row : hi;
}

// The run with a row, from `run` on: in steps that double, and then in halves.
static inline u32 runWith(const u32 *start, u32 run, u32 to, u32 row) {
  if (start[run + 1] > row) return run;
  u32 step = 1;
  while (run + step < to && start[run + step] <= row) step *= 2;
  u32 end = run + step < to ? run + step : to;
  run += step / 2;
  while (end - run > 1) {
    u32 middle = (run + end) / 2;
    if (start[middle] <= row) run = middle;
    else end = middle;
  }
  return run;
}

// The runs from `from` up to `to` with rows of the set between `lo` and `hi`, and how many rows those are.
EXPORT(countRuns)
u32 countRuns(const u32 *bits, const u32 *start, u32 from, u32 to, u32 lo, u32 hi, u32 *runs, u32 *counts) {
  u32 found = 0;
  for (u32 run = from; run < to; run++) {
    u32 row = nextRow(bits, start[run] > lo ? start[run] : lo, hi);
    if (row == hi) break;
    run = runWith(start, run, to, row);
    runs[found] = run;
    counts[found++] = countRange(bits, row, start[run + 1] < hi ? start[run + 1] : hi);
  }
  return found;
}

// How many rows of the set are in each of the runs at the places `from` up to `to` of a list.
EXPORT(countPlaces)
void countPlaces(const u32 *bits, const u32 *start, const u32 *list, u32 from, u32 to, u32 *counts) {
  for (u32 i = from; i < to; i++) counts[i - from] = countRange(bits, start[list[i]], start[list[i] + 1]);
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

// Writes the rows of two words, followed by up to four more numbers: if most words have a few rows, a branch for each
// would be predicted wrongly.
static inline u32 *put(u32 *to, u64 word, u32 base) {
  const u64 top = 1ull << 63;
  u32 count = __builtin_popcountll(word);
  for (int i = 0; i < 4; i++, word &= word - 1) to[i] = base + __builtin_ctzll(word | top);
  if (count > 4) {
    for (int i = 4; i < 8; i++, word &= word - 1) to[i] = base + __builtin_ctzll(word | top);
    for (u32 *next = to + 8; word; word &= word - 1) *next++ = base + __builtin_ctzll(word);
  }
  return to + count;
}

static inline u64 twoWords(const u32 *bits) { return bits[0] | (u64)bits[1] << 32; }

// Words that are looked at together, and how many of their rows are close to each other.
#define CHUNK 32
#define CLOSE 96

static inline u32 onesOfChunk(const u32 *bits) {
  v128_t ones = wasm_i32x4_splat(0);
  for (u32 i = 0; i < CHUNK; i += 4) ones = wasm_i8x16_add(ones, wasm_i8x16_popcnt(load(bits + i)));
  return sum(wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(ones)));
}

// Collects rows in `rows` and does something with them whenever there are many, and at the end. Rows that are close
// together need not be collected: `NOW` does it with each of them at once.
#define EACH_BATCH(MANY, NOW, BODY)                                                        \
  u32 *to = rows;                                                                          \
  if (lo < hi) {                                                                           \
    u32 w = lo >> 5, last = (hi - 1) >> 5;                                                 \
    u32 head = ~0u << (lo & 31), tail = ~0u >> (31 - ((hi - 1) & 31));                     \
    if (w == last) head &= tail;                                                           \
    to = put(to, bits[w] & head, w << 5);                                                  \
    if (w < last) {                                                                        \
      for (w++; w + CHUNK <= last; w += CHUNK) {                                           \
        u32 ones = onesOfChunk(bits + w);                                                  \
        if (ones == 0) continue;                                                           \
        NOW else {                                                                         \
          for (u32 i = w; i < w + CHUNK; i += 2) to = put(to, twoWords(bits + i), i << 5); \
          if (to - rows >= MANY) { BODY; to = rows; }                                      \
        }                                                                                  \
      }                                                                                    \
      for (; w < last; w++) to = put(to, bits[w], w << 5);                                 \
      to = put(to, bits[last] & tail, last << 5);                                          \
    }                                                                                      \
    BODY;                                                                                  \
  }

typedef const uint16_t *Codes;

// Rows that are far apart are found first and then counted: while the codes of one row are awaited, those of others are
// under way.
#define TALLY(ROWS, COUNT_OF_ROWS, COUNT)   \
  for (u32 i = 0; i < COUNT_OF_ROWS; i++) { \
    u32 row = (ROWS)[i];                    \
    COUNT;                                  \
  }

// `rows` has room for this many, and for what one chunk and the words at the end may add.
#define BATCH 1024
#define HISTOGRAM(COUNT)                                                \
  EACH_BATCH(                                                           \
      BATCH,                                                            \
      if (ones >= CLOSE) {                                              \
        for (u32 i = w; i < w + CHUNK; i += 2)                          \
          for (u64 word = twoWords(bits + i); word; word &= word - 1) { \
            u32 row = (i << 5) + __builtin_ctzll(word);                 \
            COUNT;                                                      \
          }                                                             \
      },                                                                \
      TALLY(rows, (u32)(to - rows), COUNT))

// Both for the rows of a set, and for known rows.
#define HISTOGRAMS(n, COUNT, ...)                                                                 \
  EXPORT(histogram##n)                                                                            \
  void histogram##n(const u32 *bits, u32 lo, u32 hi, u32 *rows, __VA_ARGS__) { HISTOGRAM(COUNT) } \
  EXPORT(rowHistogram##n) void rowHistogram##n(const u32 *rows, u32 count, __VA_ARGS__) {         \
    TALLY(rows, count, COUNT)                                                                     \
  }

#define A of_a[a[row]]++
#define B of_b[b[row]]++
#define C of_c[c[row]]++
#define D of_d[d[row]]++
HISTOGRAMS(1, A, Codes a, u32 *of_a)
HISTOGRAMS(2, A; B, Codes a, u32 *of_a, Codes b, u32 *of_b)
HISTOGRAMS(3, A; B; C, Codes a, u32 *of_a, Codes b, u32 *of_b, Codes c, u32 *of_c)
HISTOGRAMS(4, A; B; C; D, Codes a, u32 *of_a, Codes b, u32 *of_b, Codes c, u32 *of_c, Codes d, u32 *of_d)

// Writes the rows from place `at` on, and returns the place after the last; there is room for a few more numbers.
EXPORT(extract) u32 extract(const u32 *bits, u32 lo, u32 hi, u32 *out, u32 at) {
  u32 *rows = out + at;
  EACH_BATCH(~0u >> 1, if (0) {}, (void)0)
  return to - out;
}

// The least and the greatest code of some rows; `unknown` means none.
#define EXTREMES(name, Code)                                                              \
  EXPORT(name) void name(const u32 *rows, u32 count, const Code *codes, u32 unknown, u32 *out) { \
    u32 least = unknown, greatest = 0;                                                    \
    for (u32 i = 0; i < count; i++) {                                                     \
      u32 code = codes[rows[i]];                                                          \
      if (code == unknown) continue;                                                      \
      if (code < least) least = code;                                                     \
      if (code >= greatest) greatest = code + 1;                                          \
    }                                                                                     \
    out[0] = least;                                                                       \
    out[1] = greatest;                                                                    \
  }

EXTREMES(extremes1, uint8_t)
EXTREMES(extremes2, uint16_t)
EXTREMES(extremes4, u32)

// Words of a bitmap that stay in the first cache while several others are combined with them.
#define TILE 512

// What is in all of `n` bitmaps, and how many rows that is.
EXPORT(intersect) u32 intersect(u32 *out, const u32 *const *all, u32 n, u32 from, u32 to) {
  u32 total = 0;
  v128_t sums = wasm_i32x4_splat(0);
  for (u32 at = from; at < to;) {
    u32 end = to - at > TILE ? at + TILE : to;
    const u32 *a = all[0], *b = n > 1 ? all[1] : a, *c = n > 2 ? all[2] : b;
    u32 i = 3;
    if (n > 3) {
      u32 w = at;
      for (; w + 4 <= end; w += 4) wasm_v128_store(out + w, wasm_v128_and(load(a + w), wasm_v128_and(load(b + w), load(c + w))));
      for (; w < end; w++) out[w] = a[w] & b[w] & c[w];
      for (; i + 2 < n; i += 2) {
        const u32 *d = all[i], *e = all[i + 1];
        for (w = at; w + 4 <= end; w += 4) wasm_v128_store(out + w, wasm_v128_and(load(out + w), wasm_v128_and(load(d + w), load(e + w))));
        for (; w < end; w++) out[w] &= d[w] & e[w];
      }
      a = out;
      b = all[i];
      c = i + 1 < n ? all[i + 1] : b;
    }
    u32 w = at;
    while (w + 4 <= end) {
      u32 stop = end - w > 31 * 4 ? w + 31 * 4 : w + ((end - w) & ~3u);
      v128_t ones = wasm_i32x4_splat(0);
      for (; w < stop; w += 4) {
        v128_t both = wasm_v128_and(load(a + w), wasm_v128_and(load(b + w), load(c + w)));
        wasm_v128_store(out + w, both);
        ones = wasm_i8x16_add(ones, wasm_i8x16_popcnt(both));
      }
      sums = wasm_i32x4_add(sums, wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(ones)));
    }
    for (; w < end; w++) total += __builtin_popcount(out[w] = a[w] & b[w] & c[w]);
    at = end;
  }
  return total + sum(sums);
}

// What is in any of `n` bitmaps.
EXPORT(unite) void unite(u32 *out, const u32 *const *all, u32 n, u32 from, u32 to) {
  for (u32 at = from; at < to;) {
    u32 end = to - at > TILE ? at + TILE : to;
    const u32 *a = all[0], *b = n > 1 ? all[1] : a;
    for (u32 i = 2;; i += 2) {
      u32 w = at;
      if (i == 2) {
        for (; w + 4 <= end; w += 4) wasm_v128_store(out + w, wasm_v128_or(load(a + w), load(b + w)));
        for (; w < end; w++) out[w] = a[w] | b[w];
      } else {
        for (; w + 4 <= end; w += 4) wasm_v128_store(out + w, wasm_v128_or(load(out + w), wasm_v128_or(load(a + w), load(b + w))));
        for (; w < end; w++) out[w] |= a[w] | b[w];
      }
      if (i >= n) break;
      a = all[i];
      b = i + 1 < n ? all[i + 1] : a;
    }
    at = end;
  }
}

// A's rows that are not in B, and how many there are.
EXPORT(subtract) u32 subtract(u32 *out, const u32 *a, const u32 *b, u32 from, u32 to) {
  u32 w = from, total = 0;
  v128_t sums = wasm_i32x4_splat(0);
  while (w + 4 <= to) {
    u32 stop = to - w > 31 * 4 ? w + 31 * 4 : w + ((to - w) & ~3u);
    v128_t ones = wasm_i32x4_splat(0);
    for (; w < stop; w += 4) {
      v128_t both = wasm_v128_andnot(load(a + w), load(b + w));
      wasm_v128_store(out + w, both);
      ones = wasm_i8x16_add(ones, wasm_i8x16_popcnt(both));
    }
    sums = wasm_i32x4_add(sums, wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(ones)));
  }
  for (; w < to; w++) total += __builtin_popcount(out[w] = a[w] & ~b[w]);
  return total + sum(sums);
}

EXPORT(fillWords) void fillWords(u32 *out, u32 byte, u32 from, u32 to) { __builtin_memset(out + from, byte, (to - from) * 4); }
EXPORT(copyWords) void copyWords(u32 *out, const u32 *from, u32 count) { __builtin_memcpy(out, from, count * 4); }

EXPORT(setRows) void setRows(u32 *bits, const u32 *rows, u32 from, u32 to) {
  for (u32 i = from; i < to; i++) bits[rows[i] >> 5] |= 1u << (rows[i] & 31);
}
EXPORT(clearRows) void clearRows(u32 *bits, const u32 *rows, u32 from, u32 to) {
  for (u32 i = from; i < to; i++) bits[rows[i] >> 5] &= ~(1u << (rows[i] & 31));
}

// Walks past up to `count` places of an order and collects rows of the set after skipping some. Writes how many places
// it has passed and how many rows still have to be skipped, and then the rows.
EXPORT(walk)
u32 walk(const u32 *bits, const u32 *rows, u32 from, u32 step, u32 count, u32 skip, u32 limit, u32 *out) {
  u32 found = 0, gone = 0, at = from;
  for (; gone < count && found < limit; gone++, at += step) {
    u32 row = rows[at];
    if (bits[row >> 5] >> (row & 31) & 1) {
      if (skip) skip--;
      else out[2 + found++] = row;
    }
  }
  out[0] = gone;
  out[1] = skip;
  return found;
}

// The rows whose keys may be at the places `from` up to `to` of their order, found with a histogram of keys. Writes how
// many rows come before them, and the first and the last bucket that they are in.
#define BUCKETS 2048
#define SELECT(name, Code)                                                                                     \
  EXPORT(name)                                                                                                 \
  u32 name(const u32 *rows, u32 count, const Code *codes, u32 unknown, u32 greatest, u32 descending, u32 base, u32 shift, \
           u32 from, u32 to, u32 *out, u32 *counts, u32 *said) {                                               \
    for (u32 i = 0; i < BUCKETS; i++) counts[i] = 0;                                                           \
    for (u32 i = 0; i < count; i++) {                                                                          \
      u32 code = codes[rows[i]];                                                                               \
      u32 key = descending && code != unknown ? greatest - code : code;                                                   \
      counts[(key - base) >> shift]++;                                                                         \
    }                                                                                                          \
    u32 first = 0, before = 0;                                                                                 \
    while (first < BUCKETS - 1 && before + counts[first] <= from) before += counts[first++];                   \
    u32 last = first, until = before + counts[first];                                                          \
    while (last < BUCKETS - 1 && until < to) until += counts[++last];                                          \
    u32 found = 0;                                                                                             \
    for (u32 i = 0; i < count; i++) {                                                                          \
      u32 row = rows[i], code = codes[row];                                                                    \
      u32 key = descending && code != unknown ? greatest - code : code;                                                   \
      u32 bucket = (key - base) >> shift;                                                                      \
      out[found] = row;                                                                                        \
      found += bucket >= first && bucket <= last;                                                              \
    }                                                                                                          \
    said[0] = before;                                                                                          \
    said[1] = first;                                                                                           \
    said[2] = last;                                                                                            \
    return found;                                                                                              \
  }

SELECT(select1, uint8_t)
SELECT(select2, uint16_t)
SELECT(select4, u32)
