import { toApiError } from './api-error.ts'

/** What `api.util.updateQueryData` returns when it is dispatched. */
type Patch = { undo: () => void }
type Change = { undo: () => void }

const historyLimit = 5
const history: Change[] = []

/**
 * Keeps changes on screen that were made before the server agreed, and undoes them when it refuses. A 401 undoes
 * nothing: the call is repeated once the session is open again.
 */
export async function withRollback(patches: readonly Patch[], answer: Promise<unknown>) {
  const change: Change = {
    undo() {
      for (const patch of patches.toReversed()) patch.undo()
    },
  }
  history.push(change)
  // The oldest one counts as settled: undoing it would overwrite what came after.
  history.splice(0, history.length - historyLimit)
  try {
    await answer
  } catch (failure) {
    const error = toApiError((failure as { error?: unknown }).error ?? failure)
    if (error?.status !== 401 && history.includes(change)) change.undo()
  }
  const settled = history.indexOf(change)
  if (settled !== -1) history.splice(settled, 1)
}
