import { useUnsaved } from '@seriba/forms/use-unsaved'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'

const Report = createContext<(part: string, dirty: boolean) => void>(() => undefined)

/** A page of several forms asks once before any of what is typed in them is lost: a router knows one blocker only. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<readonly string[]>([])
  const report = useCallback((part: string, isDirty: boolean) => {
    setDirty((parts) => {
      if (parts.includes(part) === isDirty) return parts
      return isDirty ? [...parts, part] : parts.filter((one) => one !== part)
    })
  }, [])
  const { guard } = useUnsaved(dirty.length > 0)
  return (
    <Report value={report}>
      {children}
      {guard}
    </Report>
  )
}

/** Tells the page that something is typed here that is not saved. */
export function useDirty(dirty: boolean) {
  const part = useId()
  const report = useContext(Report)
  useEffect(() => {
    report(part, dirty)
    return () => report(part, false)
  }, [report, part, dirty])
}
