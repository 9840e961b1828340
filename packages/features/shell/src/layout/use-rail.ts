import { useState, useSyncExternalStore } from 'react'

const key = 'rail'
const roomy = '(min-width: 1440px)'

function subscribe(changed: () => void) {
  const query = globalThis.matchMedia?.(roomy)
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

const isRoomy = () => globalThis.matchMedia?.(roomy).matches ?? true

/** Whether the rail shows icons alone: as it was left, else as there is room. */
export function useRail(): [collapsed: boolean, toggle: () => void] {
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
