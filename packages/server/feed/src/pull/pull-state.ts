import type { SourceSettings } from '@seriba/contracts/feed-sources'
import { normalizedWord, type PullPart } from '@seriba/domain/feeds/feed-source'
import type { Db } from '@seriba/server-kit/db'
import type { FeedPullsTable } from '@seriba/server-kit/schema/feeds'
import type { Selectable } from 'kysely'
import type { OwnWords } from '../source/source-words.ts'

export type PullRow = Selectable<FeedPullsTable>

export type SourceNow = {
  feedId: number
  name: string
  paused: boolean
  settings: SourceSettings
  code: Buffer
  pulls: PullRow[]
  words: OwnWords
}

/** A source's current state, with how far it has been read; null if there is none. */
export async function findSource(db: Db, feedId: number): Promise<SourceNow | null> {
  const [source, pulls, words] = await Promise.all([
    db
      .selectFrom('feed_sources as s')
      .innerJoin('feeds as f', 'f.id', 's.feed_id')
      .select(['f.name', 'f.paused_at', 's.settings', 's.code'])
      .where('s.feed_id', '=', feedId)
      .executeTakeFirst(),
    db.selectFrom('feed_pulls').selectAll().where('feed_id', '=', feedId).execute(),
    db
      .selectFrom('feed_words')
      .select(['field', 'word', 'meaning'])
      .where('feed_id', '=', feedId)
      .where('meaning', 'is not', null)
      .execute(),
  ])
  if (!source) return null
  const own: Record<string, Record<string, string>> = {}
  for (const { field, word, meaning } of words) {
    own[field] ??= {}
    own[field][normalizedWord(word)] = meaning ?? ''
  }
  const { name, paused_at, settings, code } = source
  return { feedId, name, paused: paused_at !== null, settings, code, pulls, words: own }
}

/** The same in the form that the rule for the next step takes. */
export const stateOf = (pull: PullRow) => ({
  part: pull.part,
  mode: pull.mode,
  startedAt: pull.started_at,
  endedAt: pull.ended_at,
  fullAt: pull.full_at,
  reachedDay: pull.reached_day,
  lateDay: pull.late_day,
  retryAt: pull.retry_at,
  stoppedAt: pull.stopped_at,
})

export const planOf = ({ settings }: Pick<SourceNow, 'settings'>) => ({
  ...settings,
  hasChanges: settings.kind === 'sql' && settings.timeMeans === 'changed',
})

export const pullOf = ({ pulls }: SourceNow, part: PullPart) => pulls.find((pull) => pull.part === part)
