import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

type Seal = {
  /** Its purpose: a value encrypted for one purpose cannot be used for another. */
  purpose: string
  /** The row that it can be decrypted for. */
  owner: number
  /** The server's secret. */
  secret: string
}

const keyOf = ({ secret, purpose }: Seal) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/**
 * Encrypts something that must not be readable in the database (AES-256-GCM); it can be decrypted only for its owner.
 */
export function sealSecret(plain: Uint8Array, seal: Seal): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(seal), iv).setAAD(Buffer.from(String(seal.owner)))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Null if it was encrypted with another server secret, for another purpose, or for another owner. */
export function openSealed(sealed: Buffer, seal: Seal): Buffer | null {
  const tagEnd = ivBytes + tagBytes
  const decipher = createDecipheriv('aes-256-gcm', keyOf(seal), sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(String(seal.owner)))
    .setAuthTag(sealed.subarray(ivBytes, tagEnd))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()])
  } catch {
    return null
  }
}
