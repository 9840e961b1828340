import { sharing } from '@seriba/domain/lots/sharing'
import { dayMs } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { ipPrefix } from '@seriba/server-kit/ip-prefix'
import {
  countFailures,
  lockCodeGuesses,
  matchCode,
  newestFailures,
  recordFailure,
} from './share-codes.repository.ts'

type Guess = { lotId: string; ip: string; code: string; now: Date }

/**
 * Returns the code that opened the lot. After five wrong guesses an address has to wait, whatever it sends. After many
 * from everywhere, each address has a single guess: a crowd gets nowhere, and yet nobody who has the code is locked
 * out.
 */
export async function redeemShareCode(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  { lotId, ip, code, now }: Guess,
): Promise<number> {
  const guess = { lotId, network: ipPrefix(ip) }
  const codeId = await withTransaction({ db }, async (tx) => {
    await lockCodeGuesses(tx, guess)
    const ofAll = await countFailures(tx, lotId, sharing.triesOfAll, now)
    const own = await newestFailures(tx, guess, sharing.tries)
    const waits = ofAll < sharing.triesOfAll ? mustWait(own, now) : guessedToday(own, now)
    if (waits) throw new ApiError('too_many_tries')
    const found = await matchCode(tx, lotId, code)
    if (found === undefined) {
      await recordFailure(tx, guess)
      if (ofAll === sharing.triesOfAll - 1)
        log.warn({ lotId }, 'somebody is guessing the code of a shared lot')
    }
    return found
  })
  if (codeId === undefined) throw new ApiError('wrong_code')
  return codeId
}

/** `failures` has the newest first, as many as are allowed at most. */
function mustWait(failures: readonly Date[], now: Date): boolean {
  const [last] = failures
  const first = failures[sharing.tries - 1]
  if (last === undefined || first === undefined) return false
  const inOneGo = last.getTime() - first.getTime() < sharing.waitMs
  return inOneGo && now.getTime() - last.getTime() < sharing.waitMs
}

const guessedToday = ([last]: readonly Date[], now: Date) =>
  last !== undefined && now.getTime() - last.getTime() < dayMs
