import { codeAt, stepAt } from '@seriba/server-account/two-step/totp'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A phone app: shows the code for a secret that was typed into it, now or some half minutes later. */
export function authenticator(secret: string) {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return { code: (later = 0) => codeAt(bytes, stepAt(new Date()) + later) }
}
