import { toApiError } from '@seriba/api/api-error'
import { notifyBidLots } from '@seriba/api/bid-lots'
import { useAppDispatch } from '@seriba/api/hooks'
import { useDoneByHandMutation, useEnterResultsMutation } from '@seriba/api/manager/auction-day'
import { messageShown } from '@seriba/api/notifications-slice'
import { useControl } from '@seriba/api/use-control'
import type { DayBid } from '@seriba/contracts/auction-day'
import type { HandAction } from '@seriba/domain/bids/forwarding'
import { Button } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { Hand } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSetToBid } from './set-to-bid.ts'
import styles from './slot.module.css'
import { useEnteredResults } from './use-entered-results.ts'

type HandLineProps = { bid: DayBid; action: HandAction; label: string }

/**
 * What somebody has to do, with a button for having done it. A win that the hall reports is confirmed right here; a
 * bid that now leads is set to Bid, or left alone.
 */
export function HandLine({ bid, action, label }: HandLineProps) {
  const { t } = useTranslation(['auctionDay', 'lots', 'sameLot'])
  const { lotNo } = bid
  const { busy, act } = useHandAction()
  const setToBid = useSetToBid()
  const allowed = useControl('statusSwitcher')
  const leads = action === 'lead'
  return (
    <p className={styles.hand} title={t(`handHelp.${action}`)}>
      <Icon icon={Hand} size={14} aria-hidden />
      <span className={styles.cut}>{label}</span>
      {allowed && (
        <span className={styles.acts}>
          {leads && (
            <Button
              size="xs"
              variant="danger"
              aria-label={t('sameLot:setOf', { lotNo })}
              onClick={() => setToBid(bid)}
            >
              {t('lots:bidStatus.bid')}
            </Button>
          )}
          <Button
            size="xs"
            variant={leads ? 'secondary' : 'danger'}
            busy={busy}
            aria-label={
              leads
                ? t('sameLot:leaveOf', { lotNo })
                : t(action === 'confirm' ? 'confirmWinOf' : 'doneOf', { lotNo })
            }
            onClick={() => void act(bid, action)}
          >
            {leads ? t('sameLot:leave') : t(action === 'confirm' ? 'confirmWin' : 'done')}
          </Button>
        </span>
      )}
    </p>
  )
}

/** Confirms that it was done, that a reported win is one, or that a bid that leads is left as it is. */
export function useHandAction() {
  const { t } = useTranslation(['auctionDay', 'refusal'])
  const dispatch = useAppDispatch()
  const [done, doing] = useDoneByHandMutation()
  const [enter, entering] = useEnterResultsMutation()
  const showEntered = useEnteredResults()
  const fail = (lotNo: number, code: string) =>
    dispatch(
      messageShown({
        tone: 'error',
        text: t('auctionDay:handFailed', { lotNo }),
        detail: t(`refusal:${code as 'internal'}`),
      }),
    )

  return {
    busy: doing.isLoading || entering.isLoading,
    async act({ bidId, lotNo, lotId, reported }: DayBid, action: HandAction) {
      const price = reported?.price
      const { data, error } =
        action === 'confirm'
          ? await enter({ rows: [{ bidId, outcome: 'win', ...(price != null && { soldPrice: price }) }] })
          : await done({ bidId, action })
      const skipped = data && 'skipped' in data ? data.skipped[0] : undefined
      const entered = data && 'entered' in data ? data.entered : []
      showEntered(entered.map((bid) => ({ ...bid, lotNo, lotId, outcome: 'win', soldPrice: price ?? null })))
      if (error || skipped) fail(lotNo, skipped?.code ?? toApiError(error)?.code ?? 'internal')
      notifyBidLots([lotId])
    },
  }
}
