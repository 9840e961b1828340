import type { Messages } from '@seriba/i18n'
import { createContext, useContext } from 'react'
import type { MenuEntry } from '../menu/menu-entry.ts'

export type AppFacts = {
  /** The side of this app; people of the other side are sent to their own. */
  side: 'client' | 'manager'
  /** Where a session starts that was not on its way anywhere. */
  home: `/${string}`
  /** This app's base path on its host: '' or '/console'. */
  basename: '' | `/${string}`
  /** The app of the other side, as a path on the host. */
  otherApp: `/${string}`
  /** The desk: what its menu contains besides the catalogue. */
  menu: readonly MenuEntry[]
  phrases: Messages
  /** Texts of pages that are loaded together with them; if absent, `phrases` has all texts. */
  pagePhrases?: Messages
  /** Leaves the app by a full page load. */
  leave: (url: string) => void
}

const AppContext = createContext<AppFacts | null>(null)
export const AppProvider = AppContext.Provider

/** Null if there is no app: on the page of a shared lot. */
export const useSide = () => useContext(AppContext)?.side ?? null

export function useApp(): AppFacts {
  const app = useContext(AppContext)
  if (!app) throw new Error('There is no app around this component.')
  return app
}
