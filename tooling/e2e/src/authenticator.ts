import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A phone app: the code for a key that was typed into it (RFC 6238), now or some half minutes later. */
export function authenticator(key: string) {
  const bits = [...key].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return {
    code(later = 0) {
      const counter = Buffer.alloc(8)
      counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
      const mac = createHmac('sha1', secret).update(counter).digest()
      const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff
      return String(number).slice(-6).padStart(6, '0')
    },
  }
}
