import { messageShown, stepUndone } from './notifications-slice.ts'
import type { AppDispatch } from './store.ts'

/** How many steps can be undone. */
export const undoLimit = 5

/** A change that was made. `undo` settles once it is undone or refused; a text says why it cannot be. */
type Step = { id: number; undo: (() => Promise<unknown>) | string }

let steps: Step[] = []
let nextId = 1

/** Keeps a change that the server has made, and offers to undo it. `text` says what was done. */
export const stepMade =
  (text: string, undo: Step['undo']) =>
  (dispatch: AppDispatch): void => {
    const id = nextId++
    steps = [...steps, { id, undo }].slice(-undoLimit)
    dispatch(messageShown({ tone: 'success', text, ...(typeof undo !== 'string' && { undo: id }) }))
  }

/** Undoes a step, the last one unless another is given. False if there is none. */
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

/** The user whose steps these were is gone: the next person cannot undo them. */
export function clearUndoSteps() {
  steps = []
}
