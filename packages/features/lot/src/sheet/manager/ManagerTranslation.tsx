import { toApiError } from '@seriba/api/api-error'
import { useRequestTranslationMutation } from '@seriba/api/client/translations'
import type { LotDetail } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import { hasPromisedTime } from '@seriba/domain/translations/translation'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FurtherQuestion } from './FurtherQuestion.tsx'
import { RequestForm } from './RequestForm.tsx'
import { StaffNote } from './StaffNote.tsx'
import { TranslationAnswer } from './TranslationAnswer.tsx'

export type ManagerTranslationProps = { lot: LotDetail; isStaff: boolean }

/** The sheet as read by staff: requested, in progress, or answered (2§4.9). */
export function ManagerTranslation({ lot, isStaff }: ManagerTranslationProps) {
  const [send, sent] = useRequestTranslationMutation()
  const { requested, translated, promise, byManager: takesRequests = true } = lot.translateDetail
  const failed = sent.isError ? (toApiError(sent.error)?.code ?? 'internal') : null
  const ask = (asked: Parameters<typeof send>[0]) => send(asked).unwrap()
  if (translated) {
    // A promise means that the client is waiting for the answer to another question.
    const waits = promise !== undefined || sent.isSuccess
    return (
      <>
        <TranslationAnswer lot={lot} />
        {!isStaff && waits && <Progress lot={lot} />}
        {!isStaff && !waits && takesRequests && <FurtherQuestion lot={lot} onSend={ask} failed={failed} />}
      </>
    )
  }
  if (isStaff) return <StaffNote lot={lot} />
  if (!requested && !sent.isSuccess) return <RequestForm lot={lot} onSend={ask} failed={failed} />
  return <Progress lot={lot} />
}

function Progress({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('translations')
  const { translated, requestedAt, promise } = lot.translateDetail
  // For an answered request, it is not known yet whether there is another one.
  const at = translated && !promise ? null : requestedAt
  const told = requestedAt && hasPromisedTime(requestedAt, lot.lotInfo.auctionDate) ? promise : undefined
  return (
    <div role="status">
      <EmptyState
        icon={Clock}
        title={t(translated ? 'furtherProgress' : 'progress')}
        text={
          <>
            {at ? t('requested', { at: formatDateTime(at) }) : t('progressText')}
            {told && ` ${t('promise', { at: formatDateTime(told.at) })}`}
            {told && told.ahead > 0 && ` ${t('ahead', { count: told.ahead })}`}
          </>
        }
      />
    </div>
  )
}
