import { useCallback, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.ts'

const key = 'rail'

/** The desks of staff are tables that want the width; a buyer's pages have it to spare from here on. */
const roomy = { client: '(min-width: 1440px)', manager: '(min-width: 1680px)' } as const

/** Whether the rail shows icons alone: as it was left, else as there is room. */
export function useRail(): [collapsed: boolean, toggle: () => void] {
  const { side } = useApp()
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = globalThis.matchMedia?.(roomy[side])
      query?.addEventListener('change', changed)
      return () => query?.removeEventListener('change', changed)
    },
    [side],
  )
  const isRoomy = () => globalThis.matchMedia?.(roomy[side]).matches ?? side === 'client'
  const hasRoom = useSyncExternalStore(subscribe, isRoomy, isRoomy)
  const [chosen, choose] = useState(() => globalThis.localStorage?.getItem(key) ?? null)
  const collapsed = chosen === null ? !hasRoom : chosen === 'collapsed'
  return [
    collapsed,
    () => {
      const next = collapsed ? 'open' : 'collapsed'
      localStorage.setItem(key, next)
      choose(next)
    },
  ]
}
