import type { Messages } from '@seriba/i18n'
import { createContext, useContext } from 'react'
import type { MenuEntry } from '../menu/menu-entry.ts'

export type AppFacts = {
  /** Whose app this is; the other side's people are sent to theirs. */
  side: 'client' | 'manager'
  /** Where a session starts that was on its way nowhere. */
  home: `/${string}`
  /** Where this app stands on its host: '' or '/console'. */
  basename: '' | `/${string}`
  /** The app of the other side, as a path of the host. */
  otherApp: `/${string}`
  /** The desk: what its menu holds beside the catalogue. */
  menu: readonly MenuEntry[]
  phrases: Messages
  /** What its pages say that come with them; without it `phrases` are all. */
  pagePhrases?: Messages
  /** Leaves the app by a full page load. */
  leave: (url: string) => void
}

const AppContext = createContext<AppFacts | null>(null)
export const AppProvider = AppContext.Provider

/** Null where there is no app: on the page of a shared lot. */
export const useSide = () => useContext(AppContext)?.side ?? null

export function useApp(): AppFacts {
  const app = useContext(AppContext)
  if (!app) throw new Error('There is no app around this component.')
  return app
}
