import type { ManagerDashboard } from '@seriba/contracts/dashboard'
import { formatDate, formatDateTime } from '@seriba/domain/format/date'
import { FigureStrip } from '@seriba/ui/FigureStrip'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BidHeads } from '../bids/BidHeads.tsx'
import { BidRow } from '../bids/BidRow.tsx'
import { UntilStart } from '../bids/UntilStart.tsx'
import { Chats } from '../parts/Chats.tsx'
import { Part } from '../parts/Part.tsx'
import styles from './dashboard.module.css'

const desk = '/bid-manager/all'

/** What waits for staff, the most pressing first. */
export function ManagerBoard({ board }: { board: ManagerDashboard }) {
  const { t } = useTranslation('dashboard')
  const { newBids, lastHour, chats, unpriced, newOrders } = board
  return (
    <>
      <FigureStrip
        figures={[
          {
            label: t('staff.newBids'),
            value: <To href="/bid-manager/new" figure={newBids.count} />,
            note: newBids.oldest && t('staff.oldest', { at: formatDateTime(newBids.oldest) }),
          },
          {
            label: t('staff.lastHour'),
            value: <To href={desk} figure={lastHour.count} />,
            note: lastHour.undecided > 0 && t('staff.undecided', { count: lastHour.undecided }),
            tone: lastHour.undecided > 0 ? 'orange' : undefined,
          },
          { label: t('chats.title'), value: chats.count },
          {
            label: t('staff.unpriced'),
            value: <To href="/bid-manager/win" figure={unpriced.count} />,
            note: unpriced.count > 0 && t('staff.unpricedNote'),
          },
          { label: t('staff.newOrders'), value: <To href="/orders" figure={newOrders} /> },
        ]}
      />
      <div className={styles.columns}>
        <div>
          <Part
            title={t('staff.lastHour')}
            figure={lastHour.count}
            to={{ href: desk, label: t('staff.desk') }}
            heads={<BidHeads of="staff" />}
            empty={t('staff.lastHourEmpty')}
          >
            {lastHour.rows.map((bid) => (
              <BidRow
                key={bid.bidId}
                bid={bid}
                staff
                when={<UntilStart at={bid.auctionDate} />}
                against={bid.group}
              />
            ))}
          </Part>
          <Part
            title={t('staff.unpriced')}
            figure={unpriced.count}
            to={{ href: '/bid-manager/win', label: t('staff.wins') }}
            heads={<BidHeads of="staff" past />}
            empty={t('staff.unpricedEmpty')}
          >
            {unpriced.rows.map((bid) => (
              <BidRow
                key={bid.bidId}
                bid={bid}
                staff
                past
                when={formatDate(bid.auctionDate)}
                against={bid.group}
              />
            ))}
          </Part>
        </div>
        <div className={styles.aside}>
          <Chats chats={chats} list={desk} />
        </div>
      </div>
    </>
  )
}

const To = ({ href, figure }: { href: string; figure: number }) => (
  <TextLink render={(props) => <Link {...props} to={href} />}>{figure}</TextLink>
)
