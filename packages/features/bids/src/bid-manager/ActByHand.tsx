import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { useDoneByHandMutation } from '@seriba/api/manager/auction-day'
import { messageShown } from '@seriba/api/notifications-slice'
import type { Bid } from '@seriba/contracts/bid-lists'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { useDesk } from './desk.ts'
import styles from './desk-cells.module.css'

/** What the hall has not been told, until somebody has done it there and confirms it (GAP45). */
export function ActByHand({ bid }: { bid: Bid }) {
  const { t } = useTranslation(['auctionDay', 'lots', 'refusal', 'sameLot'])
  const dispatch = useAppDispatch()
  const { choose, statusError } = useDesk()
  const [confirm, { isLoading }] = useDoneByHandMutation()
  const { bidId, lotNo, byHand: action } = bid
  if (action === null) return null
  const done = async () => {
    const { error } = await confirm({ bidId, action })
    if (!error) return
    const detail = t(`refusal:${toApiError(error)?.code ?? 'internal'}`)
    dispatch(messageShown({ tone: 'error', text: t('auctionDay:handFailed', { lotNo }), detail }))
  }
  return (
    <p className={styles.withdraw} title={t(`auctionDay:handHelp.${action}`)}>
      <b>{t(`auctionDay:hand.${action}`)}</b>
      {/* A win is confirmed by its status. */}
      {statusError === undefined && action === 'lead' && (
        <TextButton
          data-act-by-hand
          aria-label={t('sameLot:setOf', { lotNo })}
          onClick={() => choose(bid, bidStatus.bid)}
        >
          {t('lots:bidStatus.bid')}
        </TextButton>
      )}
      {statusError === undefined && action !== 'confirm' && (
        <TextButton
          data-act-by-hand
          aria-label={t(action === 'lead' ? 'sameLot:leaveOf' : 'auctionDay:doneOf', { lotNo })}
          disabled={isLoading}
          onClick={() => void done()}
        >
          {t(action === 'lead' ? 'sameLot:leave' : 'auctionDay:done')}
        </TextButton>
      )}
    </p>
  )
}
