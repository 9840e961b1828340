import { toApiError } from '@seriba/api/api-error'
import { useTakeBackWithdrawalMutation } from '@seriba/api/client/withdrawals'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { serverNow } from '@seriba/api/server-clock'
import type { Withdrawal } from '@seriba/contracts/withdrawals'
import { formatDateTime, formatUpcoming } from '@seriba/domain/format/date'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { ReceiptButton } from './ReceiptButton.tsx'
import styles from './withdrawal.module.css'

export type WithdrawnBid = {
  bidId: number
  lotNo: number
  withdrawal: Withdrawal | null
  /** The receipt number of a canceled bid. */
  receipt: string | null
}

/** The outcome of a withdrawal request, and the receipt of a canceled bid, for the bid's owner. */
export function WithdrawalLine({ bid, small = false }: { bid: WithdrawnBid; small?: boolean }) {
  const { t } = useTranslation('withdrawal')
  const { withdrawal, receipt } = bid
  if (receipt) return <ReceiptButton bid={bid} number={receipt} small={small} />
  if (!withdrawal) return null
  const { state, askedAt, answeredAt, note } = withdrawal
  const at = formatUpcoming((state === 'asked' ? askedAt : answeredAt) ?? askedAt, serverNow())
  const full = t(`state.${state}`, { at })
  return (
    <p
      className={styles.line}
      data-state={state}
      title={small ? [full, note].filter(Boolean).join('. ') : undefined}
    >
      <span className="num-words">{small ? t(`short.${state}`, { at }) : full}</span>
      {note && !small && <span className={styles.note}>{note}</span>}
      {state === 'asked' && <TakeBack bid={bid} askedAt={formatDateTime(askedAt)} />}
    </p>
  )
}

function TakeBack({ bid: { bidId, lotNo }, askedAt }: { bid: WithdrawnBid; askedAt: string }) {
  const { t } = useTranslation(['withdrawal', 'refusal'])
  const dispatch = useAppDispatch()
  const [takeBack, { isLoading }] = useTakeBackWithdrawalMutation()
  const send = async () => {
    const { error } = await takeBack({ bidId })
    const apiError = toApiError(error)
    if (apiError && apiError.status !== 401)
      dispatch(
        messageShown({
          tone: 'error',
          text: t('takeBackFailed', { lotNo }),
          detail: t(`refusal:${apiError.code}`),
        }),
      )
  }
  return (
    <TextButton
      className={styles.act}
      aria-label={t('takeBackOf', { lotNo })}
      title={askedAt}
      disabled={isLoading}
      onClick={() => void send()}
    >
      {t('takeBack')}
    </TextButton>
  )
}
