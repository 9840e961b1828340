import { useHasSideBay } from '@seriba/ui/AppShell'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.ts'

const key = 'rail'

/** The staff desks are tables that need the width; a buyer's pages have room for it from this width up. */
const roomy = { client: '(min-width: 1440px)', manager: '(min-width: 1680px)' } as const

/** Windows in which a chat has room next to a list only if the rail is collapsed. */
const eitherOr = '(min-width: 1366px) and (max-width: 1599px)'

/**
 * Whether the rail only shows icons: as it was left, otherwise depending on the width; and while a chat needs its
 * space.
 */
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
  const bay = useHasSideBay() && (globalThis.matchMedia?.(eitherOr).matches ?? false)
  const [openBesideBay, openBeside] = useState(false)
  useEffect(() => openBeside(false), [bay])
  const usual = chosen === null ? !hasRoom : chosen === 'collapsed'
  const collapsed = usual || (bay && !openBesideBay)
  return [
    collapsed,
    () => {
      // A rail collapsed by a chat is only expanded for as long as that chat is open: it had been left expanded.
      if (bay && !usual) return openBeside(collapsed)
      const next = collapsed ? 'open' : 'collapsed'
      localStorage.setItem(key, next)
      choose(next)
    },
  ]
}
