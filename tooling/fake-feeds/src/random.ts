/**
 * A number below 2^32 that depends only on these: rows are made when they are requested, and are the same each time.
 */
export function hashOf(seed: number, index: number, purpose: number): number {
  let mixed = (seed ^ Math.imul(index + 1, 0x9e37_79b1) ^ Math.imul(purpose + 1, 0x85eb_ca77)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0_aaad) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97) >>> 0
  return (mixed ^ (mixed >>> 15)) >>> 0
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const indexLength = 5

/** An id that looks random, is case-sensitive, and sorts as its row is placed in the table. */
export function idOf(seed: number, index: number): string {
  let text = ''
  for (let rest = index; text.length < indexLength; rest = Math.floor(rest / digits.length)) {
    text = `${digits[rest % digits.length]}${text}`
  }
  const tail = hashOf(seed, index, 99)
  return `${text}${digits[tail % 62]}${digits[(tail >>> 8) % 62]}`
}

/** The place of an id's row; for an id that does not exist, where it would be. */
export function indexOf(id: string): number {
  let index = 0
  for (const char of id.slice(0, indexLength).padEnd(indexLength, '0')) {
    index = index * digits.length + Math.max(0, digits.indexOf(char))
  }
  return index
}
