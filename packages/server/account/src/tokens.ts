import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Only hashes are stored: nobody who reads the database can log in with what they find. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

export type Tokens = { access: string; refresh: string }

export const newTokens = (): Tokens => ({ access: opaque(), refresh: opaque() })

/**
 * The pair that follows a refresh token. It is derived, so that two tabs that refresh at the same moment get the same
 * pair although only hashes are stored.
 */
export const tokensAfter = (refresh: string, secret: string): Tokens => ({
  access: derived('access', refresh, secret),
  refresh: derived('refresh', refresh, secret),
})

const opaque = () => randomBytes(32).toString('base64url')
const derived = (use: string, refresh: string, secret: string) =>
  createHmac('sha256', secret).update(`${use}:${refresh}`).digest('base64url')
