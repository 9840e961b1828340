import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** A key of its own: what is sealed with it is of no use where the server's secret serves for something else. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'seriba two-step secrets', 32))

/** Encrypts an account's secret (AES-256-GCM); it opens for that account alone. */
export function encryptSecret(plain: Uint8Array, userId: number, secret: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(String(userId)))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Null where it was sealed with another secret of the server, or for another account. */
export function decryptSecret(sealed: Buffer, userId: number, secret: string): Buffer | null {
  const tagEnd = ivBytes + tagBytes
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(sealed.subarray(ivBytes, tagEnd))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()])
  } catch {
    return null
  }
}
