import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Caches answers that stay the same until a lot changes or the Japanese day is over. */
export function cacheAnswers(db: Db, today: () => string) {
  let version = ''
  let answers = new Map<string, Promise<unknown>>()

  return async <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(seq), 0) as last from lot_changes`.execute(db)
    const current = `${today()} ${rows[0]?.last}`
    if (version !== current) {
      version = current
      answers = new Map()
    }
    const known = answers.get(name) as Promise<T> | undefined
    if (known !== undefined) return known
    const answer = ask()
    answers.set(name, answer)
    answer.catch(() => answers.delete(name))
    return answer
  }
}
