import { createHash } from 'node:crypto'
import pg from 'pg'
import { ApiError } from './api-error.ts'
import type { Tx } from './db-types.ts'
import { markReplayed } from './replayed.ts'

type Request = {
  /** The caller. */
  userId: number
  /** Identifies the click; without one, every request is a new one. */
  key: string | undefined
  /** What is requested: a different request under the same key is an error. */
  asked: unknown
}

/**
 * Carries a request out once, however often it is sent, and returns the same answer each time. The caller holds a
 * lock that such requests share.
 */
export async function withIdempotencyKey<T>(
  tx: Tx,
  { userId, key, asked }: Request,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work()
  const request = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['request', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (earlier) {
    if (earlier.request !== request) throw new ApiError('idempotency_key_reused')
    markReplayed()
    return earlier.answer as T
  }
  const answer = await work()
  await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request, answer: JSON.stringify(answer) })
    .execute()
    .catch(rejectTakenKey)
  return answer
}

/** A different request under the same key was faster. */
export function rejectTakenKey(error: unknown): never {
  const taken = error instanceof pg.DatabaseError && error.constraint === 'idempotency_keys_pkey'
  throw taken ? new ApiError('idempotency_key_reused') : error
}
