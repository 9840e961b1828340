import { expect, test } from 'vitest'
import { hashedSize, mayBeSameCar, photoHash } from './photo-likeness.ts'

/** Gray values that fall and rise along each row, shifted per row. */
const scene = (seed: number, light = 0) =>
  Uint8Array.from({ length: hashedSize.width * hashedSize.height }, (_, at) => {
    const wave = Math.sin((at + 1) * (seed + 1.7)) * 90
    return Math.round(120 + wave + light)
  })
const plain = new Uint8Array(hashedSize.width * hashedSize.height).fill(200)
const hashes = (...seeds: number[]) => seeds.map((seed) => photoHash(scene(seed)))

test('a hash has 64 bits and does not depend on the light', () => {
  expect(photoHash(scene(1))).toMatch(/^[0-9a-f]{16}$/)
  expect(photoHash(scene(1, 30))).toBe(photoHash(scene(1)))
  expect(photoHash(scene(1))).not.toBe(photoHash(scene(2)))
  expect(photoHash(plain)).toBe('0000000000000000')
})

test('lots with two photos that look alike may be the same car, in any order', () => {
  expect(mayBeSameCar(hashes(1, 2, 3), hashes(3, 9, 1))).toBe(true)
})

test('one similar photo is not enough, even if another lot shows it twice', () => {
  expect(mayBeSameCar(hashes(1, 2, 3), hashes(1, 8, 9))).toBe(false)
  expect(mayBeSameCar(hashes(1, 2), hashes(1, 1))).toBe(false)
  expect(mayBeSameCar(hashes(1, 1), hashes(1, 9))).toBe(false)
})

test('hashes may differ in a few bits, but not in many', () => {
  const flipped = (hash: string, bits: number) =>
    (BigInt(`0x${hash}`) ^ ((1n << BigInt(bits)) - 1n)).toString(16).padStart(16, '0')
  const photos = hashes(1, 2)
  expect(
    mayBeSameCar(
      photos,
      photos.map((hash) => flipped(hash, 10)),
    ),
  ).toBe(true)
  expect(
    mayBeSameCar(
      photos,
      photos.map((hash) => flipped(hash, 11)),
    ),
  ).toBe(false)
})

test('plain surfaces prove nothing', () => {
  const nothing = [photoHash(plain), photoHash(plain)]
  expect(mayBeSameCar(nothing, nothing)).toBe(false)
})
