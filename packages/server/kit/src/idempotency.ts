import { createHash } from 'node:crypto'
import pg from 'pg'
import { ApiError } from './api-error.ts'
import type { Tx } from './db-types.ts'

type Request = {
  /** The caller. */
  userId: number
  /** Names the click; without one every request is another. */
  key: string | undefined
  /** What is asked for: another wish under the same key is a mistake. */
  asked: unknown
}

/**
 * Does what is asked once, however often it is sent, and answers the same each time. The caller holds a lock that
 * such requests share.
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

/** Another wish under the same key was quicker. */
export function rejectTakenKey(error: unknown): never {
  const taken = error instanceof pg.DatabaseError && error.constraint === 'idempotency_keys_pkey'
  throw taken ? new ApiError('idempotency_key_reused') : error
}
