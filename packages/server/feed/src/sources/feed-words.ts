import type { Input } from '@seriba/contracts/contract'
import type { setWord as contract, FeedWord } from '@seriba/contracts/feed-sources'
import type { Actor } from '@seriba/domain/access/actor'
import { normalizedWord, wordFields } from '@seriba/domain/feeds/feed-source'
import { lotStatusNamed } from '@seriba/domain/lots/lot-status'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { notifyFeedsChanged } from '@seriba/server-kit/desk-events'
import type { Caller } from '@seriba/server-kit/serve'
import { builtInWords } from '../source/source-words.ts'

/** A source may write thousands of colors of its own. */
const listed = 500

/** Words that a source has used or staff have explained, unknown and frequent ones first, then the built-in ones. */
export async function findWords(db: Db, feedId: number): Promise<FeedWord[]> {
  const rows = await db
    .selectFrom('feed_words')
    .select(['field', 'word', 'written', 'meaning', 'lots'])
    .where('feed_id', '=', feedId)
    .orderBy((on) => on('meaning', 'is not', null))
    .orderBy('lots', 'desc')
    .orderBy('word')
    .limit(listed)
    .execute()
  const own = rows.map(({ field, written, meaning, lots }) => ({
    field,
    word: written,
    meaning,
    builtIn: false,
    lots,
  }))
  const taken = new Set(rows.map(({ field, word }) => `${field} ${word}`))
  const builtIn = wordFields.flatMap((field) =>
    Object.entries(builtInWords[field])
      .filter(([word]) => !taken.has(`${field} ${word}`))
      .map(([word, meaning]) => ({ field, word, meaning, builtIn: true, lots: 0 })),
  )
  return [...own, ...builtIn]
}

export function setWord(
  { db }: { db: Db },
  actor: Actor,
  { id, field, word: written, meaning: given }: Input<typeof contract>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  const word = normalizedWord(written)
  const meaning = given?.trim() || null
  if (word === '') throw new ApiError('field_required', { fields: { word: 'field_required' } })
  if (meaning !== null && field === 'status' && lotStatusNamed(meaning) === null)
    throw new ApiError('feed_word_unknown', { fields: { meaning: 'feed_word_unknown' } })
  return withTransaction({ db }, async (tx) => {
    const source = await tx
      .selectFrom('feed_sources')
      .select('feed_id')
      .where('feed_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!source) return notFound()
    const before = await tx
      .selectFrom('feed_words')
      .select('meaning')
      .where('feed_id', '=', id)
      .where('field', '=', field)
      .where('word', '=', word)
      .executeTakeFirst()
    await tx
      .insertInto('feed_words')
      .values({ feed_id: id, field, word, written: written.trim(), meaning })
      .onConflict((conflict) => conflict.columns(['feed_id', 'field', 'word']).doUpdateSet({ meaning }))
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'feed.setWord',
      entity: 'feed',
      entityId: id,
      before: { field, word, meaning: before?.meaning ?? null },
      after: { field, word, meaning },
      ip: caller.ip,
    })
    await notifyFeedsChanged(tx, { actor, caller })
  })
}
