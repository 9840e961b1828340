import { toApiError } from '@seriba/api/api-error'
import { useAboutBidQuery, useSettleNegotiationMutation } from '@seriba/api/manager/negotiations'
import { useViewNegotiationQuery } from '@seriba/api/shared/negotiations'
import { bidsOfLotPath } from '@seriba/domain/bids/bid-lists'
import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { ErrorState } from '@seriba/ui/ErrorState'
import { IconButton } from '@seriba/ui/IconButton'
import { Note } from '@seriba/ui/Note'
import { Spinner } from '@seriba/ui/Spinner'
import { TextLink } from '@seriba/ui/TextLink'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AskForm } from './AskForm.tsx'
import styles from './desk-negotiations.module.css'
import { Scale } from './Scale.tsx'
import { TalksHead } from './TalksHead.tsx'
import { Turns } from './Turns.tsx'

type End = 'offer' | 'ask' | 'refused'

/** One bid's talks at the desk: the ledger, what the hall says next, and how they end. */
export function DeskTalks({ bidId, onClose }: { bidId: number; onClose: () => void }) {
  const { t } = useTranslation(['negotiation', 'negotiationDesk', 'common', 'refusal'])
  const viewed = useViewNegotiationQuery({ bidId }, { refetchOnMountOrArgChange: true })
  const { data } = viewed
  const unread = data ? null : toApiError(viewed.error)
  const [settle, { isLoading, error }] = useSettleNegotiationMutation()
  const [ending, setEnding] = useState<End | null>(null)
  const failed = toApiError(error)
  const open = data?.outcome === null
  // Before there are talks, the bid that they would be about.
  const isToBegin = unread?.status === 404
  const { data: begun } = useAboutBidQuery({ bidId }, { skip: !isToBegin })
  const bid = data ?? begun
  const end = async () => {
    await settle({ bidId, price: ending === 'refused' ? null : ending })
    setEnding(null)
  }
  const amount = formatMoney((ending === 'offer' ? data?.offer : data?.ask) ?? 0)
  return (
    <aside className={styles.bay} aria-label={t('negotiationDesk:talks')}>
      <div className={styles.bayHead}>
        <b>{t('negotiationDesk:talks')}</b>
        {bid && (
          <TextLink
            render={(props) => <Link {...props} to={bidsOfLotPath(bid.lotId, bidId)} />}
            data-talks="chat"
            aria-keyshortcuts="C"
          >
            {t('negotiationDesk:keys.chat')}
          </TextLink>
        )}
        <IconButton icon={X} size="sm" label={t('common:actions.close')} onClick={onClose} />
      </div>
      {viewed.isLoading && <Spinner size={24} label={t('common:loading')} />}
      {unread && !isToBegin && (
        <ErrorState
          title={t('negotiationDesk:talksFailed')}
          text={t(`refusal:${unread.code}`)}
          retryLabel={t('common:actions.retry')}
          retrying={viewed.isFetching}
          onRetry={() => void viewed.refetch()}
        />
      )}
      {bid && <TalksHead talks={bid} toBids />}
      {!data && begun && (
        <p className={styles.begun}>
          {t('negotiationDesk:begun', {
            client: begun.client ?? '',
            amount: formatMoney(begun.bidAmount),
          })}
        </p>
      )}
      {data && open && <Scale from={data.offer ?? data.bidAmount} ask={data.ask} />}
      {data && <Turns {...data} />}
      {failed && failed.status !== 401 && (
        <Note tone="red" role="alert">
          {t(`refusal:${failed.code}`)}
        </Note>
      )}
      {/* Without talks, this begins them. */}
      {(data ? data.outcome !== 'accepted' : isToBegin) && (
        <AskForm key={data?.ask ?? 0} bidId={bidId} ask={data?.ask ?? null} />
      )}
      {data && open && (
        <div className={styles.ends}>
          <Button data-talks="refuse" aria-keyshortcuts="N" onClick={() => setEnding('refused')}>
            {t('negotiationDesk:refuses')}
          </Button>
          {data.offer !== null && (
            <Button data-talks="take" aria-keyshortcuts="O" onClick={() => setEnding('offer')}>
              {t('negotiationDesk:takes', { amount: formatMoney(data.offer) })}
            </Button>
          )}
          <Button variant="primary" data-talks="win" aria-keyshortcuts="6 Y" onClick={() => setEnding('ask')}>
            {t('negotiationDesk:clientAccepts')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={ending !== null}
        busy={isLoading}
        danger={ending === 'refused'}
        onClose={() => setEnding(null)}
        onConfirm={() => void end()}
        title={
          ending === 'refused' ? t('negotiationDesk:refuseTitle') : t('negotiationDesk:winTitle', { amount })
        }
        confirmLabel={ending === 'refused' ? t('negotiationDesk:refuses') : t('negotiationDesk:win')}
        cancelLabel={t('common:actions.cancel')}
      >
        <p>{ending === 'refused' ? t('negotiationDesk:refuseText') : t('negotiationDesk:winText')}</p>
      </ConfirmDialog>
    </aside>
  )
}
