import { randomInt } from 'node:crypto'
import { apiKeyPrefix } from '@seriba/domain/api-keys/key-rules'
import { hashOf } from '@seriba/server-account/tokens'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 40

/** A secret of 238 bits without punctuation, so that a double-click selects all of it. */
export function newSecret() {
  const random = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
  const secret = apiKeyPrefix + random
  return { secret, hash: hashOf(secret), endsWith: secret.slice(-4) }
}
