import { ConfirmDialog } from '@seriba/ui/Dialog'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, useBlocker } from 'react-router'

/**
 * Asks before what is typed is lost: by another page, by a reload, or by closing the form, which goes
 * through `leave`. Draw `guard` beside the form. With `survivesQuery`, another query of the same page loses nothing.
 */
export function useUnsaved(
  dirty: boolean,
  { survivesQuery = false }: { survivesQuery?: boolean } = {},
): { leave: (go: () => void) => void; guard: ReactNode } {
  const { t } = useTranslation('common')
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const placeOf = ({ pathname, search }: Location) => (survivesQuery ? pathname : pathname + search)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && placeOf(currentLocation) !== placeOf(nextLocation),
  )

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  const stay = () => {
    setWaiting(null)
    blocker.reset?.()
  }
  const go = () => {
    waiting?.()
    setWaiting(null)
    blocker.proceed?.()
  }
  return {
    leave: (next) => (dirty ? setWaiting(() => next) : next()),
    guard: (
      <ConfirmDialog
        isOpen={waiting !== null || blocker.state === 'blocked'}
        title={t('unsaved.title')}
        cancelLabel={t('unsaved.stay')}
        confirmLabel={t('unsaved.leave')}
        danger
        onClose={stay}
        onConfirm={go}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    ),
  }
}
