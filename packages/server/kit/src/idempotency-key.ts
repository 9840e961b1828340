import type { Contract } from '@seriba/contracts/contract'
import { idempotencyHeader, longestIdempotencyKey, takesIdempotencyKey } from '@seriba/contracts/idempotency'
import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

/**
 * The key in a call's header, if its contract takes one. Keys belong to a user, so a visitor's is ignored. Quotes
 * around it, as in the IETF's draft, are not part of it.
 */
export function idempotencyKeyOf(contract: Contract, { headers, session }: FastifyRequest) {
  const given = headers[idempotencyHeader]
  if (given === undefined || !session || !takesIdempotencyKey(contract)) return undefined
  const key = String(given).replace(/^"([^"]*)"$/, '$1')
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > longestIdempotencyKey)
    throw new ApiError('invalid_input', { fields: { [idempotencyHeader]: 'invalid_input' } })
  return { userId: session.actor.userId, key }
}
