/** FNV-1a over UTF-16 units, 32 bits. */
export function hashText(text: string, from = 0x811c9dc5): number {
  let h = from
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Mixes a number into a hash so that neighboring inputs share no pattern. */
export function mix(h: number, n: number): number {
  let x = Math.imul(h ^ n, 0x9e3779b1)
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

/** 0 (included) to 1 (excluded) from a hash. */
export const unit = (h: number): number => h / 0x1_0000_0000

/** Seeded random numbers: one multiplication per draw, so that millions of lots stay cheap. */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
}

/** Repeats every item by its weight, so that a weighted draw is one plain pick. */
export function weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T[] {
  return items.flatMap(([item, weight]) => Array.from({ length: weight }, () => item))
}
