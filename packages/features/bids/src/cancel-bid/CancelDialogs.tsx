import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useUpdateBidStatusMutation } from '@seriba/api/shared/bids'
import { useFreedByCancelQuery } from '@seriba/api/shared/withdrawals'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { useLocalTime } from '@seriba/i18n/use-local-time'
import { LinkButton } from '@seriba/ui/Button'
import { AlertDialog, ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../shared/use-site.ts'
import { AskWithdrawal } from '../withdrawal/AskWithdrawal.tsx'
import type { CancellableBid } from './cancellable.ts'

type CancelDialogsProps = { bid: CancellableBid; onClose: () => void }

/** Asks before a bid is withdrawn. What the page said may be old: the server has the last word. */
export function CancelDialogs({ bid, onClose }: CancelDialogsProps) {
  const { bidId, order, allowed, hours } = bid
  const { t } = useTranslation(['bids', 'refusal', 'withdrawal'])
  const dispatch = useAppDispatch()
  const [update, { isLoading, error }] = useUpdateBidStatusMutation()
  const apiError = toApiError(error)
  const freed = useFreed(bid)
  if (!allowed && bid.mayAsk) return <AskWithdrawal bid={bid} onClose={onClose} />
  if (!allowed || apiError?.code === 'cancel_too_late') return <TooLate hours={hours} onClose={onClose} />

  const about = { amount: formatMoney(bid.amount), lotNo: bid.lotNo }
  const receiptSent = (number: string | null) =>
    number === null ? t('withdrawal:canceledText') : t('withdrawal:receiptSent', { number })
  const cancel = async () => {
    const answer = await update({ bidId, status: bidStatus.cancel })
    if (answer.error) return
    dispatch(
      messageShown({
        tone: 'success',
        text: t('withdrawal:canceled', { lotNo: bid.lotNo }),
        detail: [receiptSent(answer.data.bid.receipt), freed?.done].filter(Boolean).join(' '),
      }),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      danger
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void cancel()}
      title={order ? t('mine.confirmTitleOrder') : t('mine.confirmTitle')}
      confirmLabel={order ? t('mine.cancelOrder') : t('mine.cancel')}
      cancelLabel={order ? t('mine.keepOrder') : t('mine.keep')}
    >
      <p>{order ? t('mine.confirmTextOrder', about) : t('mine.confirmText', about)}</p>
      {bid.until && <Until until={bid.until} />}
      {freed?.line}
      {apiError && (
        <Note tone="red" role="alert">
          {t(`refusal:${apiError.code}`)}
        </Note>
      )}
    </ConfirmDialog>
  )
}

/** What becomes free of the credit: before it is canceled, and after it. */
function useFreed({ bidId, allowed }: CancellableBid) {
  const { t } = useTranslation('withdrawal')
  const { currentData } = useFreedByCancelQuery(
    { bidId },
    { skip: !allowed, refetchOnMountOrArgChange: true },
  )
  if (!currentData) return null
  const { freed, group: label } = currentData
  if (freed === 0) return label === null ? null : { line: <p>{t('heldOn', { label })}</p>, done: null }
  const amount = formatMoney(freed)
  return {
    line: (
      <p className="tabular">
        {label === null ? t('freed') : t('freedIn', { label })} <b>{amount}</b>
      </p>
    ),
    done: label === null ? t('freedDone', { amount }) : t('freedInDone', { amount, label }),
  }
}

/** The last moment, by both clocks, and what is left after it. */
function Until({ until }: { until: string }) {
  const { t } = useTranslation(['bids', 'withdrawal'])
  const own = useLocalTime()(until)
  const at = [t('bids:panel.freeUntil', { at: formatDateTime(until) }), own && `(${own})`]
  return (
    <>
      <p className="tabular">
        <b>{at.filter(Boolean).join(' ')}</b>
      </p>
      <p>{t('withdrawal:afterwards')}</p>
    </>
  )
}

function TooLate({ hours, onClose }: { hours: number; onClose: () => void }) {
  const { t } = useTranslation(['bids', 'common'])
  const { messenger } = useSite()
  return (
    <AlertDialog
      title={t('mine.tooLateTitle')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      action={
        messenger && (
          <LinkButton
            variant="primary"
            icon={MessageCircle}
            href={messenger.href}
            target="_blank"
            rel="noreferrer"
          >
            {t('panel.contactManager')}
          </LinkButton>
        )
      }
    >
      <p>{t('mine.tooLateText')}</p>
      {hours > 0 && <p>{t('mine.tooLateWindow', { count: hours })}</p>}
    </AlertDialog>
  )
}
