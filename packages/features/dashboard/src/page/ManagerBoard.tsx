import { serverNow } from '@seriba/api/server-clock'
import { useViewProfileQuery } from '@seriba/api/shared/user'
import { useControl } from '@seriba/api/use-control'
import type { ManagerDashboard } from '@seriba/contracts/dashboard'
import { formatDate, formatRecent, formatUpcoming } from '@seriba/domain/format/date'
import { FigureStrip } from '@seriba/ui/FigureStrip'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useNow } from '@seriba/ui/use-now'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { rowOfLive, rowOfWin, winsOf } from '../bids/row-of-bid.ts'
import { UntilStart } from '../bids/UntilStart.tsx'
import { Halls } from '../halls/Halls.tsx'
import { Chats } from '../parts/Chats.tsx'
import { Deposits } from '../parts/Deposits.tsx'
import { Part } from '../parts/Part.tsx'
import { StaffBid } from '../parts/StaffBid.tsx'
import styles from './dashboard.module.css'

const desk = '/bid-manager/all'
// Most companies are set up: what is left is only loaded if the user may do it.
const SetUp = lazy(() => import('../parts/SetUp.tsx').then((module) => ({ default: module.SetUp })))

const LateFeeds = lazy(() =>
  import('../parts/LateFeeds.tsx').then((module) => ({ default: module.LateFeeds })),
)

const RatesFail = lazy(() =>
  import('../parts/RatesFail.tsx').then((module) => ({ default: module.RatesFail })),
)

/** What is waiting for staff, most urgent first. */
export function ManagerBoard({ board }: { board: ManagerDashboard }) {
  const { t } = useTranslation('dashboard')
  const { newBids, lastHour, chats, unpriced, translations, newOrders, deposits, overLimit, halls } = board
  const maySetUp = useControl('companyPages')
  const now = useNow(60_000, serverNow)
  const clientsOf = useClientsPath()
  const next = lastHour.next && formatUpcoming(lastHour.next, now)
  return (
    <>
      {board.ledgerDifferences > 0 && (
        <Note tone="red">
          {t('staff.ledger', { count: board.ledgerDifferences })}{' '}
          <TextLink render={(props) => <Link {...props} to="/payments?tab=owed" />}>
            {t('staff.ledgerLink')}
          </TextLink>
        </Note>
      )}
      {board.lateFeeds.length > 0 && (
        <Suspense>
          <LateFeeds feeds={board.lateFeeds} />
        </Suspense>
      )}
      {board.ratesFailingSince !== null && (
        <Suspense>
          <RatesFail since={board.ratesFailingSince} />
        </Suspense>
      )}
      {maySetUp && (
        <Suspense>
          <SetUp />
        </Suspense>
      )}
      <FigureStrip
        className={styles.large}
        figures={[
          {
            label: t('staff.newBids'),
            value: <To href="/bid-manager/new" figure={newBids.count} />,
            note: newBids.oldest && t('staff.oldest', { at: formatRecent(newBids.oldest, new Date()) }),
          },
          {
            label: t('staff.lastHour'),
            value: <To href={desk} figure={lastHour.count} />,
            note: [
              next && t('staff.next', { at: next }),
              lastHour.undecided > 0 && t('staff.undecided', { count: lastHour.undecided }),
            ]
              .filter(Boolean)
              .join(', '),
            tone: lastHour.undecided > 0 ? 'orange' : undefined,
          },
          { label: t('chats.title'), value: chats.count },
          {
            label: t('staff.unpriced'),
            value: <To href={winsOf(unpriced.rows)} figure={unpriced.count} />,
            note: unpriced.count > 0 && t('staff.unpricedNote'),
          },
          {
            label: t('staff.translations'),
            value: <To href="/translations" figure={translations.count} />,
            note: translations.next && t('staff.next', { at: formatUpcoming(translations.next, now) }),
          },
          { label: t('staff.newOrders'), value: <To href="/orders" figure={newOrders} /> },
          {
            label: t('staff.overLimit'),
            value: <To href={clientsOf({ held: 'over' })} figure={overLimit} />,
            note: overLimit > 0 && t('staff.overLimitNote'),
            tone: overLimit > 0 ? 'red' : undefined,
          },
          ...(board.endingPapers > 0
            ? [
                {
                  label: t('staff.endingPapers'),
                  value: <To href={clientsOf({ papers: '1' })} figure={board.endingPapers} />,
                  note: t('staff.endingPapersNote'),
                },
              ]
            : []),
        ]}
      />
      <Halls halls={halls} day={board.hallsDay} />
      <div className={styles.thirds}>
        <Part
          title={t('staff.lastHour')}
          figure={lastHour.count}
          to={{ href: desk, label: t('staff.desk') }}
          empty={next ? t('staff.lastHourNext', { at: next }) : t('staff.lastHourEmpty')}
        >
          {lastHour.rows.map((bid) => (
            <StaffBid
              key={bid.bidId}
              bid={bid}
              when={<UntilStart at={bid.auctionDate} />}
              row={rowOfLive(bid)}
            />
          ))}
        </Part>
        <Part
          title={t('staff.unpriced')}
          figure={unpriced.count}
          to={{ href: winsOf(unpriced.rows), label: t('staff.wins') }}
          empty={t('staff.unpricedEmpty')}
        >
          {unpriced.rows.map((bid) => (
            <StaffBid key={bid.bidId} bid={bid} past when={formatDate(bid.auctionDate)} row={rowOfWin(bid)} />
          ))}
        </Part>
        <div className={styles.stack}>
          {deposits && <Deposits deposits={deposits} />}
          <Chats chats={chats} list={desk} />
        </div>
      </div>
    </>
  )
}

/** The list of the clients in a figure: if only one's own are counted, only those. */
function useClientsPath() {
  const [query] = useSearchParams()
  const { data: profile } = useViewProfileQuery()
  const isMine = ['mine', 'clients'].includes(query.get('whose') ?? '') && profile
  return (filter: Record<string, string>) =>
    `/clients?${new URLSearchParams({ ...filter, ...(isMine && { manager: String(profile.detail.userId) }) })}`
}

const To = ({ href, figure }: { href: string; figure: number }) => (
  <TextLink className={styles.figure} render={(props) => <Link {...props} to={href} />}>
    {figure}
  </TextLink>
)
