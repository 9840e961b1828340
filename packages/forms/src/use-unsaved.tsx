import { ConfirmDialog } from '@seriba/ui/Dialog'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Location } from 'react-router'
import { useLeaving } from './use-leaving.ts'

type Options = {
  /** Another query on the same page loses nothing. */
  survivesQuery?: boolean
  /** It is on its way to the server: the form stays until it is known whether it was accepted. */
  saving?: boolean
}

/**
 * Asks before typed input is lost: through another page, a reload, or closing the form, which goes through `leave`.
 * Render `guard` next to the form.
 */
export function useUnsaved(
  dirty: boolean,
  { survivesQuery = false, saving = false }: Options = {},
): { leave: (go: () => void) => void; guard: ReactNode } {
  const { t } = useTranslation('common')
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const placeOf = ({ pathname, search }: Location) => (survivesQuery ? pathname : pathname + search)
  const leaving = useLeaving(dirty, { saving, loses: (from, to) => placeOf(from) !== placeOf(to) })

  useEffect(() => {
    if (!dirty) setWaiting(null)
  }, [dirty])

  const stay = () => {
    setWaiting(null)
    leaving.stay()
  }
  const go = () => {
    waiting?.()
    setWaiting(null)
    leaving.go()
  }
  return {
    leave(next) {
      if (leaving.waits) return
      if (dirty) setWaiting(() => next)
      else next()
    },
    guard: (
      <ConfirmDialog
        isOpen={waiting !== null || leaving.asked}
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
