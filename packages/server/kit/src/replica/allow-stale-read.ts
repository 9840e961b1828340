import type { Contract } from '@seriba/contracts/contract'
import type { AppContext } from '../context.ts'
import type { Call } from '../serve.ts'
import { readFrom } from './reading.ts'
import { writtenBefore } from './written-cookie.ts'

/**
 * A reading verb whose answer may be slightly stale: it reads from the standby if there is one that has reached the
 * position the caller needs. Whatever goes wrong there, including a refusal, is asked again of the primary: a row may
 * have arrived since, and the standby may be gone.
 */
export function allowStaleRead<C extends Contract, Answer>(
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
