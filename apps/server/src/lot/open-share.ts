import { sharing } from '@seriba/domain/lots/sharing'
import { type Db, transact } from '../lib/db.ts'
import { Refusal } from '../lib/refusal.ts'
import {
  guessedByAll,
  lockGuesses,
  matchCode,
  newestFailures,
  recordFailure,
} from './share-codes.repository.ts'

type Guess = { lotId: string; ip: string; code: string; now: Date }

/** Answers the code that opened the lot. After five wrong ones an address waits, whatever it sends; after many from everywhere, everybody. */
export async function openShare({ db }: { db: Db }, { lotId, ip, code, now }: Guess): Promise<number> {
  const guess = { lotId, ip }
  const codeId = await transact({ db }, async (tx) => {
    await lockGuesses(tx, guess)
    const ownFailures = await newestFailures(tx, guess, sharing.tries)
    if (mustWait(ownFailures, now) || (await guessedByAll(tx, lotId, sharing.triesOfAll, now)))
      throw new Refusal('too_many_tries')
    const found = await matchCode(tx, lotId, code)
    if (found === undefined) await recordFailure(tx, guess)
    return found
  })
  if (codeId === undefined) throw new Refusal('wrong_code')
  return codeId
}

/** `failures` are the newest first, as many as one is allowed at most. */
function mustWait(failures: readonly Date[], now: Date): boolean {
  const [last] = failures
  const first = failures[sharing.tries - 1]
  if (last === undefined || first === undefined) return false
  const inOneGo = last.getTime() - first.getTime() < sharing.waitMs
  return inOneGo && now.getTime() - last.getTime() < sharing.waitMs
}
