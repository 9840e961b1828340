import { useHasSideBay } from '@seriba/ui/AppShell'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.ts'

const key = 'rail'

/** The desks of staff are tables that want the width; a buyer's pages have it to spare from here on. */
const roomy = { client: '(min-width: 1440px)', manager: '(min-width: 1680px)' } as const

/** Windows in which a chat has room beside a list only where the rail is folded. */
const eitherOr = '(min-width: 1366px) and (max-width: 1599px)'

/** Whether the rail shows icons alone: as it was left, else as there is room; and while a chat wants its room. */
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
      // What a chat has folded is opened for as long as that chat is: it was left open.
      if (bay && !usual) return openBeside(collapsed)
      const next = collapsed ? 'open' : 'collapsed'
      localStorage.setItem(key, next)
      choose(next)
    },
  ]
}
