import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'

/** A person's changes to a reading, step by step. */
export type History = {
  /** The save on which it is based; another person's later save is not overwritten unseen. */
  version: number
  now: SheetReading
  past: readonly SheetReading[]
  future: readonly SheetReading[]
  /** What the last step was about: letters typed into one field are one step. */
  about: string | null
}

const mostSteps = 200

export const begin = (reading: SheetReading, version: number): History => ({
  version,
  now: reading,
  past: [],
  future: [],
  about: null,
})

export function edited(history: History, now: SheetReading, about: string | null = null): History {
  const isSameStep = about !== null && about === history.about
  const past = isSameStep ? history.past : [...history.past, history.now].slice(-mostSteps)
  return { ...history, now, past, future: [], about }
}

export function undone(history: History): History {
  const last = history.past.at(-1)
  if (!last) return history
  const future = [history.now, ...history.future]
  return { ...history, now: last, past: history.past.slice(0, -1), future, about: null }
}

export function redone(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { ...history, now: next, past: [...history.past, history.now], future, about: null }
}
