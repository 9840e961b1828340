import { randomBytes } from 'node:crypto'
import { webhookSecretPrefix } from '@seriba/domain/webhooks/delivery-rules'
import { openSealed, sealSecret } from '@seriba/server-kit/sealed-secret'

const bytes = 24

const sealOf = (dealerId: number, cookieSecret: string) => ({
  purpose: 'webhook',
  owner: dealerId,
  secret: cookieSecret,
})

/**
 * A secret in the format of Standard Webhooks. Signing needs the secret itself, so it is stored encrypted, bound to its
 * dealer.
 */
export function newWebhookSecret(dealerId: number, cookieSecret: string) {
  const key = randomBytes(bytes)
  const text = webhookSecretPrefix + key.toString('base64')
  return { text, sealed: sealSecret(key, sealOf(dealerId, cookieSecret)), endsWith: text.slice(-4) }
}

/** The bytes that requests are signed with; null if the server's own secret has changed since. */
export const openWebhookSecret = (sealed: Buffer, dealerId: number, cookieSecret: string) =>
  openSealed(sealed, sealOf(dealerId, cookieSecret))
