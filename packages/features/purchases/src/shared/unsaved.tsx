import { useUnsaved } from '@seriba/forms/use-unsaved'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'

type Parts = Readonly<Record<string, { saving: boolean }>>
const Report = createContext<(part: string, unsaved: { saving: boolean } | null) => void>(() => undefined)

/** A page with several forms asks once before anything typed in them is lost: a router supports only one blocker. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<Parts>({})
  const report = useCallback((part: string, now: { saving: boolean } | null) => {
    setUnsaved(({ [part]: _, ...others }) => (now ? { ...others, [part]: now } : others))
  }, [])
  const parts = Object.values(unsaved)
  const { guard } = useUnsaved(parts.length > 0, { saving: parts.some(({ saving }) => saving) })
  return (
    <Report value={report}>
      {children}
      {guard}
    </Report>
  )
}

/** Tells the page that something typed here has not been saved, or not yet. */
export function useDirty(dirty: boolean, saving = false) {
  const part = useId()
  const report = useContext(Report)
  useEffect(() => {
    if (!dirty) return
    report(part, { saving })
    return () => report(part, null)
  }, [report, part, dirty, saving])
}
