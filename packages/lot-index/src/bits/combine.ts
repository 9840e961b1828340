import type { Bitmap } from './bitmap.ts'

/** Keeps of `out` what is in all of `others`. Three at a time: memory is passed over once for them. */
export function intersect(out: Bitmap, others: readonly Bitmap[], from: number, to: number): void {
  for (let i = 0; i < others.length; i += 3) {
    const a = others[i] as Bitmap
    const b = others[i + 1]
    const c = others[i + 2]
    if (b === undefined) intersectOne(out, a, from, to)
    else if (c === undefined) intersectTwo(out, a, b, from, to)
    else intersectThree(out, a, b, c, from, to)
  }
}

function intersectOne(out: Bitmap, a: Bitmap, from: number, to: number) {
  for (let w = from; w < to; w++) out[w] = (out[w] as number) & (a[w] as number)
}

function intersectTwo(out: Bitmap, a: Bitmap, b: Bitmap, from: number, to: number) {
  for (let w = from; w < to; w++) out[w] = (out[w] as number) & (a[w] as number) & (b[w] as number)
}

function intersectThree(out: Bitmap, a: Bitmap, b: Bitmap, c: Bitmap, from: number, to: number) {
  for (let w = from; w < to; w++) {
    out[w] = (out[w] as number) & (a[w] as number) & (b[w] as number) & (c[w] as number)
  }
}

export function unite(out: Bitmap, a: Bitmap, from: number, to: number): void {
  for (let w = from; w < to; w++) out[w] = (out[w] as number) | (a[w] as number)
}

/** `out` becomes what is in `a` and not in `b`. */
export function subtract(out: Bitmap, a: Bitmap, b: Bitmap, from: number, to: number): void {
  for (let w = from; w < to; w++) out[w] = (a[w] as number) & ~(b[w] as number)
}
