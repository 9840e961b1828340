import { useAskForCheckMutation } from '@seriba/api/client/sheets'
import type { SheetReadingAnswer } from '@seriba/contracts/sheets'
import { formatDateTime } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReadLot } from './read-lot.ts'
import { useRefusal } from './use-refusal.ts'

type AskForCheckProps = { lot: ReadLot; asked: SheetReadingAnswer['asked'] }

/** Asks staff to check what a machine has read: requested once, with a promised time. */
export function AskForCheck({ lot, asked }: AskForCheckProps) {
  const { t } = useTranslation('sheet')
  const [ask, sent] = useAskForCheckMutation()
  const refusal = useRefusal(sent.error)
  if (asked)
    return (
      <div role="status">
        <Note tone="blue" icon={Clock}>
          {t('check.asked', { at: formatDateTime(asked.at), promised: formatDateTime(asked.promisedAt) })}
        </Note>
      </div>
    )
  return (
    <>
      <Button block busy={sent.isLoading} onClick={() => void ask(lot)}>
        {t('check.ask')}
      </Button>
      {refusal && (
        <Note tone="red" role="alert">
          {refusal}
        </Note>
      )}
    </>
  )
}
