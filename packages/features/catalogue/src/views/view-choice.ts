import { useSyncExternalStore } from 'react'

/** Table rows, two columns of shorter rows, or a grid of cards (DEC10). */
export const views = ['default', 'column', 'card'] as const
export type View = (typeof views)[number]

const storageKey = 'listing-view'
const listeners = new Set<() => void>()

/** As last chosen in this browser. */
const keptView = (): View =>
  views.find((view) => view === globalThis.localStorage?.getItem(storageKey)) ?? 'default'

export function saveView(view: View) {
  localStorage.setItem(storageKey, view)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useView = () => useSyncExternalStore(subscribe, keptView, keptView)
