import type { Contract } from '@seriba/contracts/contract'
import type { AppContext } from '../context.ts'
import type { Call } from '../serve.ts'
import { readFrom } from './reading.ts'
import { writtenBefore } from './written-cookie.ts'

/**
 * A reading verb whose answer may be a moment old: it reads from the standby where there is one that has come as far as
 * the caller needs. Whatever goes wrong there, a refusal included, is asked of the primary: a row may have come since,
 * and the standby may have gone.
 */
export function mayLag<C extends Contract, Answer>(
  { replica }: Pick<AppContext, 'replica'>,
  read: (call: Call<C>) => Promise<Answer> | Answer,
): (call: Call<C>) => Promise<Answer> {
  return async (call) => {
    if (replica === undefined) return read(call)
    const needed = writtenBefore(call.request)
    if (needed === 'unknown' || !(await replica.canRead(needed))) return read(call)
    try {
      return await readFrom(replica.pool, async () => read(call))
    } catch {
      replica.failed()
      return read(call)
    }
  }
}
