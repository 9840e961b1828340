import { toApiError } from '@seriba/api/api-error'
import { tellOfBidLots } from '@seriba/api/bid-lots'
import { useAppDispatch } from '@seriba/api/hooks'
import { useDoneByHandMutation, useEnterResultsMutation } from '@seriba/api/manager/auction-day'
import { messageShown } from '@seriba/api/notifications-slice'
import { useUpdateBidStatusMutation } from '@seriba/api/shared/bids'
import { useControl } from '@seriba/api/use-control'
import type { DayBid } from '@seriba/contracts/auction-day'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import type { HandAction } from '@seriba/domain/bids/forwarding'
import { Button } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { Hand } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './slot.module.css'

type HandLineProps = { bid: DayBid; action: HandAction; label: string }

/** What somebody has to do, and that they have done it. A win that the hall reports is confirmed right here, and a bid that leads now is set to Bid. */
export function HandLine({ bid, action, label }: HandLineProps) {
  const { t } = useTranslation(['auctionDay', 'lots', 'sameLot'])
  const nameOf = ({ lotNo }: DayBid, what: HandAction) =>
    what === 'lead'
      ? t('sameLot:setOf', { lotNo })
      : t(what === 'confirm' ? 'confirmWinOf' : 'doneOf', { lotNo })
  const { busy, act } = useHandAction()
  const allowed = useControl('statusSwitcher')
  return (
    <p className={styles.hand} title={t(`handHelp.${action}`)}>
      <Icon icon={Hand} size={14} aria-hidden />
      <span className={styles.cut}>{label}</span>
      {allowed && (
        <Button
          size="xs"
          variant="danger"
          busy={busy}
          aria-label={nameOf(bid, action)}
          onClick={() => void act(bid, action)}
        >
          {action === 'lead' ? t('lots:bidStatus.bid') : t(action === 'confirm' ? 'confirmWin' : 'done')}
        </Button>
      )}
    </p>
  )
}

export function useHandAction() {
  const { t } = useTranslation(['auctionDay', 'refusal'])
  const dispatch = useAppDispatch()
  const [done, doing] = useDoneByHandMutation()
  const [enter, entering] = useEnterResultsMutation()
  const [setStatus, setting] = useUpdateBidStatusMutation()
  const fail = (lotNo: number, code: string) =>
    dispatch(
      messageShown({
        tone: 'error',
        text: t('auctionDay:handFailed', { lotNo }),
        detail: t(`refusal:${code as 'internal'}`),
      }),
    )

  return {
    busy: doing.isLoading || entering.isLoading || setting.isLoading,
    async act({ bidId, lotNo, lotId, reported }: DayBid, action: HandAction) {
      const price = reported?.price
      const { data, error } =
        action === 'lead'
          ? await setStatus({ bidId, status: bidStatus.bid })
          : action === 'confirm'
            ? await enter({ rows: [{ bidId, outcome: 'win', ...(price != null && { soldPrice: price }) }] })
            : await done({ bidId, action })
      const skipped = data && 'skipped' in data ? data.skipped[0] : undefined
      if (error || skipped) fail(lotNo, skipped?.code ?? toApiError(error)?.code ?? 'internal')
      tellOfBidLots([lotId])
    },
  }
}
