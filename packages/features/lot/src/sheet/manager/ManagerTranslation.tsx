import { useRequestTranslationMutation } from '@seriba/api/client/translations'
import type { LotDetail } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RequestForm } from './RequestForm.tsx'
import { StaffNote } from './StaffNote.tsx'
import { TranslationAnswer } from './TranslationAnswer.tsx'

export type ManagerTranslationProps = { lot: LotDetail; isStaff: boolean }

/** The sheet as staff reads it: asked for, in progress, or answered (2§4.9). */
export function ManagerTranslation({ lot, isStaff }: ManagerTranslationProps) {
  const { t } = useTranslation('translations')
  const [send, sent] = useRequestTranslationMutation()
  const { requested, translated, requestedAt, promise } = lot.translateDetail
  if (translated) return <TranslationAnswer lot={lot} />
  if (isStaff) return <StaffNote lot={lot} />
  if (!requested && !sent.isSuccess) {
    return <RequestForm lot={lot} onSend={(asked) => send(asked).unwrap()} failed={sent.isError} />
  }
  return (
    <div role="status">
      <EmptyState
        icon={Clock}
        title={t('progress')}
        text={
          <>
            {requestedAt ? t('requested', { at: formatDateTime(requestedAt) }) : t('progressText')}
            {promise && ` ${t('promise', { at: formatDateTime(promise.at) })}`}
            {promise && promise.ahead > 0 && ` ${t('ahead', { count: promise.ahead })}`}
          </>
        }
      />
    </div>
  )
}
