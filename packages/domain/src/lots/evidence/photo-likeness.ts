/** A photo, small and gray, as a hash is made of it: one column more than the hash has bits in a row. */
export const hashedSize = { width: 9, height: 8 }

/** So many photos of a lot are compared: halls begin with the front, the rear and a side. */
export const comparedPhotos = 4

/** Bits of 64 that may differ between two photos that look alike. */
const alikeBits = 10
/** One photo that looks alike may be chance. */
const alikePhotos = 2
/** A hash with fewer bits, or more, is of a plain surface and tells nothing. */
const plainBits = 8

/**
 * A perceptual hash, 16 hex digits: for each place of a photo whether it is brighter than the place right of it. Size,
 * brightness and compression hardly change it, another angle does.
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

/** Whether photos of two lots may show one car. It is a hint and no proof: cars of one color in one yard look alike too. */
export function looksLikeOneCar(photos: readonly string[], others: readonly string[]): boolean {
  const left = others.filter((hash) => !isPlain(hash))
  let alike = 0
  for (const hash of photos) {
    if (isPlain(hash)) continue
    const at = left.findIndex((other) => isAlike(hash, other))
    if (at === -1) continue
    // Each photo stands for one.
    left.splice(at, 1)
    alike += 1
  }
  return alike >= alikePhotos
}
