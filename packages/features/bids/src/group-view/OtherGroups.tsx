import { useClosedGroupsQuery, useUngroupedBidsQuery } from '@seriba/api/shared/bid-groups'
import { closedGroupsListed } from '@seriba/domain/bids/group'
import { formatDate } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Cell, HeaderCell, Row, Table } from '@seriba/ui/Table'
import { Layers, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { LotLink } from '../shared/LotLink.tsx'
import type { Side } from '../shared/side.ts'
import { GroupBids } from './GroupBids.tsx'
import styles from './group-parts.module.css'

type OtherProps = { userId: number | undefined; side: Side }

const ofClient = (userId: number | undefined) => (userId === undefined ? {} : { userId })

/** Live bids that are not in a group. */
export function Ungrouped({ userId, side }: OtherProps) {
  const { t } = useTranslation('groups')
  const { currentData: bids, ...query } = useUngroupedBidsQuery(ofClient(userId), fresh)
  if (!bids) return <Waiting {...query} />
  if (bids.length === 0) return <EmptyState icon={Layers} title={t('noneUngrouped')} />
  return (
    <>
      <p className={styles.intro}>{t('noGroupText')}</p>
      <GroupBids label={t('noGroup')} bids={bids} side={side} />
    </>
  )
}

/** Groups that are over. */
export function ClosedGroups({ userId, side }: OtherProps) {
  const { t } = useTranslation('groups')
  const { currentData: groups, ...query } = useClosedGroupsQuery(ofClient(userId), fresh)
  if (!groups) return <Waiting {...query} />
  if (groups.length === 0) return <EmptyState icon={Layers} title={t('noneClosed')} />
  return (
    <>
      <p className={styles.intro}>
        {t('closedText')} {groups.length >= closedGroupsListed && t('closedCut', { count: groups.length })}
      </p>
      <div className={styles.scroll}>
        <Table aria-label={t('closedTab')}>
          <thead>
            <tr>
              <HeaderCell lines={[{ label: t('group') }]} />
              <HeaderCell lines={[{ label: t('wonOf') }]} />
              <HeaderCell lines={[{ label: t('lastAuction') }]} />
              <HeaderCell lines={[{ label: t('lotsOf') }]} />
            </tr>
          </thead>
          <tbody>
            {groups.map(({ groupId, label, won, cars, lastAuction, lots }) => (
              <Row key={groupId} won={won > 0}>
                <Cell>
                  <b>{label}</b>
                </Cell>
                <Cell className="num-words">{t('wonCount', { won, cars })}</Cell>
                <Cell className="num">{formatDate(lastAuction)}</Cell>
                <Cell>
                  <ul className={styles.closedLots}>
                    {lots.map((lot) => (
                      <li key={lot.id}>
                        <LotLink bid={lot} list="archive" />
                        <BidStatusBadge status={lot.bidStatus} side={side} />
                      </li>
                    ))}
                  </ul>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  )
}

const fresh = { refetchOnMountOrArgChange: true }

type WaitingProps = { isError: boolean; isFetching: boolean; refetch: () => unknown }

function Waiting({ isError, isFetching, refetch }: WaitingProps) {
  const { t } = useTranslation(['groups', 'common'])
  if (!isError) return <Skeleton width="100%" height={240} faint />
  return (
    <EmptyState
      icon={Layers}
      title={t('otherFailed')}
      action={
        <Button icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  )
}
