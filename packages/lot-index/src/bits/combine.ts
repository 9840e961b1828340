import type { Bitmap } from './bitmap.ts'
import { countWords } from './count.ts'

/** `out` becomes what is in all of them. Three at a time, so that memory is read once for all three. */
export function intersect(out: Bitmap, all: readonly Bitmap[], from: number, to: number): number {
  const [first = out, second = first, third = second, ...others] = all
  for (let w = from; w < to; w++) {
    out[w] = (first[w] as number) & (second[w] as number) & (third[w] as number)
  }
  return others.length > 0 ? intersect(out, [out, ...others], from, to) : countWords(out, from, to)
}

/** `out` becomes what is in any of them. */
export function unite(out: Bitmap, all: readonly Bitmap[], from: number, to: number): void {
  const [first = out, second = first, ...others] = all
  for (let w = from; w < to; w++) out[w] = (first[w] as number) | (second[w] as number)
  if (others.length > 0) unite(out, [out, ...others], from, to)
}

/** `out` becomes what is in `a` and not in `b`. */
export function subtract(out: Bitmap, a: Bitmap, b: Bitmap, from: number, to: number): number {
  for (let w = from; w < to; w++) out[w] = (a[w] as number) & ~(b[w] as number)
  return countWords(out, from, to)
}
