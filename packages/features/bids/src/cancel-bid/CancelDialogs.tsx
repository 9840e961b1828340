import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useUpdateBidStatusMutation } from '@seriba/api/shared/bids'
import { useFreedByCancelQuery } from '@seriba/api/shared/withdrawals'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { formatMoney } from '@seriba/domain/format/number'
import { LinkButton } from '@seriba/ui/Button'
import { AlertDialog, ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../shared/use-site.ts'
import { AskWithdrawal } from '../withdrawal/AskWithdrawal.tsx'
import { CancelFacts } from './CancelFacts.tsx'
import type { CancellableBid } from './cancellable.ts'

type CancelDialogsProps = { bid: CancellableBid; onClose: () => void }

/** Asks before a bid is withdrawn. What the page says may be outdated: the server decides. */
export function CancelDialogs({ bid, onClose }: CancelDialogsProps) {
  const { bidId, order, allowed, hours } = bid
  const { t } = useTranslation(['bids', 'refusal', 'withdrawal'])
  const dispatch = useAppDispatch()
  const [update, { isLoading, error }] = useUpdateBidStatusMutation()
  const apiError = toApiError(error)
  const { freed, done } = useFreed(bid)
  if (!allowed && bid.mayAsk) return <AskWithdrawal bid={bid} onClose={onClose} />
  if (!allowed || apiError?.code === 'cancel_too_late') return <TooLate hours={hours} onClose={onClose} />

  const receiptSent = (number: string | null) =>
    number === null ? t('withdrawal:canceledText') : t('withdrawal:receiptSent', { number })
  const cancel = async () => {
    const answer = await update({ bidId, status: bidStatus.cancel })
    if (answer.error) return
    dispatch(
      messageShown({
        tone: 'success',
        text: t('withdrawal:canceled', { lotNo: bid.lotNo }),
        detail: [receiptSent(answer.data.bid.receipt), done].filter(Boolean).join(' '),
      }),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      low
      danger
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void cancel()}
      title={order ? t('mine.confirmTitleOrder') : t('mine.confirmTitle')}
      confirmLabel={order ? t('mine.cancelOrder') : t('mine.cancel')}
      cancelLabel={order ? t('mine.keepOrder') : t('mine.keep')}
    >
      <CancelFacts bid={bid} freed={freed} />
      {apiError && (
        <Note tone="red" role="alert">
          {t(`refusal:${apiError.code}`)}
        </Note>
      )}
    </ConfirmDialog>
  )
}

/** The credit that is freed, fetched when the question is. */
function useFreed({ bidId, allowed }: CancellableBid) {
  const { t } = useTranslation('withdrawal')
  const { currentData } = useFreedByCancelQuery(
    { bidId },
    { skip: !allowed, refetchOnMountOrArgChange: true },
  )
  if (!currentData || currentData.freed === 0) return { freed: currentData, done: null }
  const { freed, group: label } = currentData
  const amount = formatMoney(freed)
  const done = label === null ? t('freedDone', { amount }) : t('freedInDone', { amount, label })
  return { freed: currentData, done }
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
