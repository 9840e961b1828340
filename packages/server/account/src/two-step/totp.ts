import { createHmac, timingSafeEqual } from 'node:crypto'

const digits = 6
const stepMs = 30_000
/** Clocks differ, so the previous and the next step count too (RFC 6238, 5.2). */
const tolerance = [0, -1, 1]

/** How many half minutes have passed since the epoch. */
export const stepAt = (now: Date) => Math.floor(now.getTime() / stepMs)

/** The code for one step: RFC 6238 with SHA-1, as in every app. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step that a code belongs to, among those currently accepted. */
export const stepOf = (secret: Uint8Array, code: string, now: Date): number | undefined =>
  tolerance.map((shift) => stepAt(now) + shift).find((step) => equals(codeAt(secret, step), code))

const equals = (right: string, given: string) =>
  right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given))
