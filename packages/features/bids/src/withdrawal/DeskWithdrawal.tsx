import { serverNow } from '@seriba/api/server-clock'
import type { Bid } from '@seriba/contracts/bid-lists'
import { formatUpcoming } from '@seriba/domain/format/date'
import { TextButton } from '@seriba/ui/TextLink'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../bid-manager/desk.ts'
import styles from './withdrawal.module.css'

const AnswerDialog = lazy(() =>
  import('./AnswerDialog.tsx').then((module) => ({ default: module.AnswerDialog })),
)

/** A client wants a bid withdrawn: red until somebody has called the hall and enters the outcome. */
export function DeskWithdrawal({ bid }: { bid: Bid }) {
  const { t } = useTranslation('withdrawalDesk')
  const { statusError } = useDesk()
  const [answering, setAnswering] = useState(false)
  const { withdrawal, lotNo } = bid
  if (withdrawal?.state !== 'asked') return null
  return (
    <div className={styles.desk} title={withdrawal.reason || undefined}>
      <b className="num-words">{t('asked', { at: formatUpcoming(withdrawal.askedAt, serverNow()) })}</b>
      {statusError === undefined && (
        <TextButton
          aria-label={t('answerOf', { lotNo })}
          data-answer-withdrawal
          onClick={() => setAnswering(true)}
        >
          {t('answer')}
        </TextButton>
      )}
      <Suspense>
        {answering && (
          <AnswerDialog bid={bid} reason={withdrawal.reason} onClose={() => setAnswering(false)} />
        )}
      </Suspense>
    </div>
  )
}
