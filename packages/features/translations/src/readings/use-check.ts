import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { useCheckReadingMutation, useDropReadingMutation } from '@seriba/api/manager/sheets'
import { messageShown } from '@seriba/api/notifications-slice'
import type { ReadingTask } from '@seriba/contracts/sheets'
import { withoutEmptyCodes } from '@seriba/domain/lots/sheet/edit-reading'
import { useTranslation } from 'react-i18next'
import type { History } from './history.ts'

/** Confirms a reading by a person, or marks that there is nothing to read. */
export function useCheck({ lotNo, read }: ReadingTask, onDone: () => void) {
  const { t } = useTranslation('translationDesk')
  const dispatch = useAppDispatch()
  const [check, checked] = useCheckReadingMutation()
  const [drop, dropped] = useDropReadingMutation()
  function told(text: string) {
    dispatch(messageShown({ tone: 'success', text, detail: String(lotNo) }))
    onDone()
  }
  const failed = checked.error ?? dropped.error
  return {
    busy: checked.isLoading || dropped.isLoading,
    dropping: dropped.isLoading,
    /** Why it was refused; a colleague's save is reported separately. */
    failure: failed && (toApiError(failed)?.code ?? 'internal'),
    async confirm({ now, version }: History) {
      const { error } = await check({ id: read.id, reading: withoutEmptyCodes(now), version })
      if (!error) told(t('readings.saved'))
    },
    async refuse() {
      const { error } = await drop({ id: read.id })
      if (!error) told(t('readings.dropped'))
    },
  }
}
