import { openSealed, sealSecret } from '@seriba/server-kit/sealed-secret'

const sealOf = (userId: number, secret: string) => ({
  purpose: 'seriba two-step secrets',
  owner: userId,
  secret,
})

/** Encrypts an account's secret; it can be decrypted only for that account. */
export const encryptSecret = (plain: Uint8Array, userId: number, secret: string): Buffer =>
  sealSecret(plain, sealOf(userId, secret))

/** Null if it was encrypted with another server secret, or for another account. */
export const decryptSecret = (sealed: Buffer, userId: number, secret: string): Buffer | null =>
  openSealed(sealed, sealOf(userId, secret))
