import { createHash, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { ApiError } from './api-error.ts'
import { beforeCommit, type Db } from './db.ts'
import type { Tx } from './db-types.ts'

/** The caller, what they request, and under which key. */
export type Keyed = { userId: number; key: string; asked: unknown }
type Ctx = { db: Db; log: FastifyBaseLogger }
type Claim = Keyed & { request: string; id: string }
type Kept<T> = { answer: T; replayed: boolean }

/** A process that has not answered after this many seconds is considered dead. */
const claimSeconds = 120

/**
 * Carries out a request once per user and key, and answers every repetition with the first answer. Refusals are not
 * stored: they changed nothing, and the obstacle may be gone by the next try.
 *
 * The row is claimed first. The transaction that does the work marks it as done in the same commit, and fails if
 * another call has taken over the claim; the answer, known only afterwards, is stored last. After a crash before the
 * commit, the next call takes over the claim once it has lapsed; after a crash between commit and answer, the work is
 * not repeated, and the caller is told so (`idempotency_answer_lost`).
 */
export async function runIdempotently<T>(ctx: Ctx, keyed: Keyed, work: () => Promise<T>): Promise<Kept<T>> {
  const request = createHash('sha256').update(JSON.stringify(keyed.asked)).digest('hex')
  const claim: Claim = { ...keyed, request, id: randomUUID() }
  if (!(await takeClaim(ctx.db, claim)))
    return { answer: await earlierAnswer<T>(ctx.db, claim), replayed: true }
  let atWork = true
  // Background work after the answer is no longer part of it.
  const markDone = async (tx: Tx) => (atWork ? markAsDone(tx, claim) : undefined)
  try {
    const answer = await beforeCommit.run(markDone, work)
    await storeAnswer(ctx, claim, answer)
    return { answer, replayed: false }
  } catch (error) {
    await release(ctx, claim, error).catch((cause) =>
      ctx.log.warn({ err: cause }, 'an idempotency key stays claimed until the claim lapses'),
    )
    throw error
  } finally {
    atWork = false
  }
}

/** Whether the work is ours to do: the key is new, or its previous process died before committing anything. */
async function takeClaim(db: Db, { userId, key, request, id }: Claim): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (user_id, key, request, claim, claimed_at)
    values (${userId}, ${key}, ${request}, ${id}, now())
    on conflict (user_id, key) do update set claim = excluded.claim, claimed_at = now(), created_at = now()
    where idempotency_keys.answer is null and not idempotency_keys.done and idempotency_keys.request = excluded.request and ${hasLapsed}
    returning key`.execute(db)
  return rows.length > 0
}

async function earlierAnswer<T>(db: Db, { userId, key, request }: Claim): Promise<T> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request', 'answer', 'claim', hasLapsed.as('lapsed')])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  // Released between the two statements: a repetition a moment later finds it free.
  if (!row) throw new ApiError('idempotency_key_running')
  if (row.request !== request) throw new ApiError('idempotency_key_reused')
  if (row.claim === null) return row.answer as T
  throw new ApiError(row.lapsed ? 'idempotency_answer_lost' : 'idempotency_key_running')
}

async function markAsDone(tx: Tx, claim: Claim): Promise<void> {
  const { rows } = await sql`
    update idempotency_keys set done = true where ${isOurs(claim)} returning key`.execute(tx)
  if (rows.length === 0) throw new ApiError('idempotency_key_running')
}

async function storeAnswer({ db, log }: Ctx, claim: Claim, answer: unknown): Promise<void> {
  try {
    await sql`
      update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb, claim = null, done = true
      where ${isOurs(claim)}`.execute(db)
  } catch (error) {
    log.warn({ err: error }, 'the answer to a call with an idempotency key could not be stored')
  }
}

/** A refused call may be repeated under its key; one that failed after its commit may not. */
async function release({ db }: Ctx, claim: Claim, error: unknown): Promise<void> {
  const refused = error instanceof ApiError
  await sql`
    delete from idempotency_keys where ${isOurs(claim)} and (${refused}::boolean or not done)`.execute(db)
  await sql`update idempotency_keys set claimed_at = '-infinity' where ${isOurs(claim)}`.execute(db)
}

const hasLapsed = sql<boolean>`idempotency_keys.claimed_at < now() - ${sql.lit(claimSeconds)} * interval '1 second'`

const isOurs = ({ userId, key, id }: Claim): RawBuilder<unknown> =>
  sql`user_id = ${userId} and key = ${key} and claim = ${id}`
