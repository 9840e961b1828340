import { messageShown, stepUndone } from './notifications-slice.ts'
import type { AppDispatch } from './store.ts'

/** How many steps back there are. */
export const undoLimit = 5

/** A change that was made. `undo` answers once it is taken back or refused; a text says why it cannot be. */
type Step = { id: number; undo: (() => Promise<unknown>) | string }

let steps: Step[] = []
let nextId = 1

/** Keeps a change that the server has made, and offers to take it back. `text` says what was done. */
export const stepMade =
  (text: string, undo: Step['undo']) =>
  (dispatch: AppDispatch): void => {
    const id = nextId++
    steps = [...steps, { id, undo }].slice(-undoLimit)
    dispatch(messageShown({ tone: 'success', text, ...(typeof undo !== 'string' && { undo: id }) }))
  }

/** Takes a step back, the last one unless another is named. False where there is none. */
export const undoStep =
  (id?: number) =>
  (dispatch: AppDispatch): boolean => {
    const step = id === undefined ? steps.at(-1) : steps.find((candidate) => candidate.id === id)
    if (!step) return false
    steps = steps.filter((candidate) => candidate !== step)
    dispatch(stepUndone(step.id))
    if (typeof step.undo === 'string') dispatch(messageShown({ tone: 'info', text: step.undo }))
    else void step.undo()
    return true
  }

/** Whose steps they were is gone: the next person takes nothing back. */
export function forgetSteps() {
  steps = []
}
