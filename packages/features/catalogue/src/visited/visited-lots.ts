import { useSyncExternalStore } from 'react'

const storageKey = 'visited-list'
const kept = 20

const listeners = new Set<() => void>()
let text: string | null = null
let ids: ReadonlySet<string> = new Set()

/** Ids, newest first; an invalid list counts as empty. */
function parse(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.map(String) : []
  } catch {
    return []
  }
}

/** The same set as long as the list is the same, whichever tab wrote it. */
function read(): ReadonlySet<string> {
  const stored = globalThis.localStorage?.getItem(storageKey) ?? null
  if (stored !== text) {
    text = stored
    ids = new Set(parse(stored))
  }
  return ids
}

/** Moves a lot to the front; 20 are kept (2§3.17, DEC15). */
export function visit(lotId: string) {
  const list = [lotId, ...parse(localStorage.getItem(storageKey)).filter((id) => id !== lotId)]
  localStorage.setItem(storageKey, JSON.stringify(list.slice(0, kept)))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Lots open in tabs of their own, and those notify this one.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useVisitedLots = () => useSyncExternalStore(subscribe, read, read)
