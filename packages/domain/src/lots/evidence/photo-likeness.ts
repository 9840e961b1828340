/** A photo, small and gray, as it is hashed: it has one more column than the hash has bits in a row. */
export const hashedSize = { width: 9, height: 8 }

/** How many photos of a lot are compared: halls begin with the front, the rear and a side. */
export const comparedPhotos = 4

/** How many of the 64 bits may differ between two photos that look alike. */
const alikeBits = 10
/** A single photo that looks alike may be a coincidence. */
const alikePhotos = 2
/** A hash with fewer bits set, or more, shows a plain surface and proves nothing. */
const plainBits = 8

/**
 * A perceptual hash, 16 hex digits: for each position in a photo, whether it is brighter than the position to its
 * right. Size, brightness and compression hardly change it, but another angle does.
 */
export function photoHash(gray: Uint8Array): string {
  const { width, height } = hashedSize
  let hash = 0n
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column
      hash = (hash << 1n) | ((gray[at] ?? 0) > (gray[at + 1] ?? 0) ? 1n : 0n)
    }
  return hash.toString(16).padStart(16, '0')
}

function bitsOf(value: bigint): number {
  let count = 0
  for (let rest = value; rest > 0n; rest >>= 1n) count += Number(rest & 1n)
  return count
}

const isPlain = (hash: string) => {
  const bits = bitsOf(BigInt(`0x${hash}`))
  return bits < plainBits || bits > 64 - plainBits
}

const isAlike = (one: string, other: string) => bitsOf(BigInt(`0x${one}`) ^ BigInt(`0x${other}`)) <= alikeBits

/**
 * Whether photos of two lots may show the same car. It is a hint, not a proof: cars of one color in one yard look
 * alike, too.
 */
export function mayBeSameCar(photos: readonly string[], others: readonly string[]): boolean {
  const left = others.filter((hash) => !isPlain(hash))
  let alike = 0
  for (const hash of photos) {
    if (isPlain(hash)) continue
    const at = left.findIndex((other) => isAlike(hash, other))
    if (at === -1) continue
    // Each photo is matched with one other.
    left.splice(at, 1)
    alike += 1
  }
  return alike >= alikePhotos
}
