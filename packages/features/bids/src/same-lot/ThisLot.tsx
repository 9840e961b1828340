import { useRivalsOfBidQuery } from '@seriba/api/manager/rival-bids'
import { useControl } from '@seriba/api/use-control'
import { bidsOfLotPath } from '@seriba/domain/bids/bid-lists'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Skeleton } from '@seriba/ui/Skeleton'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router'
import { LeaderOut } from './LeaderOut.tsx'
import { Ranks } from './Ranks.tsx'
import styles from './same-lot.module.css'
import { WriteToAll } from './WriteToAll.tsx'

type ThisLotProps = { bidId: number; onWrite: (bidId: number) => void }

/** All clients' bids on a bid's lot by rank, and the rule by which they are ranked (4.5). */
export function ThisLot({ bidId, onWrite }: ThisLotProps) {
  const { t } = useTranslation(['sameLot', 'common'])
  const overbid = useControl('overbid')
  const query = useRivalsOfBidQuery({ bidId }, { refetchOnMountOrArgChange: true })
  const { currentData: lot, isError, isFetching, refetch } = query
  if (!lot && isError)
    return (
      <div className={styles.bay}>
        <p>{t('loadFailed')}</p>
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </div>
    )
  if (!lot) return <Skeleton width="100%" height={180} faint />
  const { bids, priority, tellSameLot, ruleSet, leaderOut } = lot
  const [leader] = bids
  const others = bids.filter((bid) => bid.bidId !== bidId)
  // Without the overbid allowance, nobody knows what the hall is sent.
  const maximum = overbid && leader ? leader.bidAmount + leader.adjustmentPrice : undefined
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={styles.bay} tabIndex={0} aria-label={t('bay')}>
      {bids.length === 0 && <p>{t('none')}</p>}
      {leaderOut && leader && (
        <LeaderOut left={leaderOut} next={{ client: leader.client, amount: leader.bidAmount }} />
      )}
      <Ranks bids={bids} own={bidId} />
      {bids.length > 1 && (
        <>
          <Note tone="neutral">
            <b>{t(priority === 'highest' ? 'ruleHighest' : 'ruleFirst')}</b>{' '}
            {priority === 'first' && t('ruleFirstText')}{' '}
            {maximum !== undefined && t('hallGets', { amount: formatMoney(maximum) })}{' '}
            {ruleSet ? t('ruleSetBy', { name: ruleSet.by, at: formatDate(ruleSet.at) }) : t('ruleSet')}
          </Note>
          <section>
            <h3>{t('fallsOut')}</h3>
            <p>{t('fallsOutText')}</p>
          </section>
          <section>
            <h3>{t('clientsSee')}</h3>
            <p>{t(tellSameLot ? 'told' : 'notTold')}</p>
          </section>
        </>
      )}
      <div className={styles.ways}>
        {bids.length > 1 && <WriteToAll bids={bids} />}
        {others.map((bid) => (
          <Button key={bid.bidId} icon={MessageCircle} onClick={() => onWrite(bid.bidId)}>
            <span className="truncate">{t('write', { client: bid.client })}</span>
          </Button>
        ))}
        <LinkButton render={(props) => <Link {...props} to={bidsOfLotPath(lot.id, bidId)} />}>
          {t('onlyThese')}
        </LinkButton>
        <OpenLot path={lotPathOf(lot.lotType, lot.id, 'live')} />
      </div>
    </section>
  )
}

/** The address within the app that shows it. */
function OpenLot({ path }: { path: string }) {
  const { t } = useTranslation('sameLot')
  return (
    <LinkButton href={useHref(path)} target="_blank">
      {t('openLot')}
    </LinkButton>
  )
}
