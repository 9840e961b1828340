import { serverNow } from '@seriba/api/server-clock'
import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import type { StatusDialog } from '@seriba/domain/bids/status-change-dialogs'
import { formatDateTime, formatTime } from '@seriba/domain/format/date'
import { dayMs, jstDay } from '@seriba/domain/time/jst'
import { timeLeft } from '@seriba/domain/time/time-left'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { CalendarClock, ClockAlert } from 'lucide-react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { TakeOutLeader } from '../same-lot/TakeOutLeader.tsx'
import { clientsOf, TakeOutOvertaken } from '../same-lot/TakeOutOvertaken.tsx'
import { BidLine } from './BidLine.tsx'
import styles from './bid-changes.module.css'
import { StatusStep } from './StatusStep.tsx'
import { usePriceFault } from './use-price-fault.ts'
import type { AskedChange, StatusChange } from './use-status-change.ts'
import { WinPrice } from './WinPrice.tsx'

type StatusDialogsProps = {
  asked: AskedChange
  change: StatusChange
  /** Whether the sold price may be entered here. */
  priceEditable: boolean
}

/** One question at a time; the last one sends the change. */
export function StatusDialogs({ asked, change, priceEditable }: StatusDialogsProps) {
  const { t } = useTranslation(['bids', 'common'])
  const { bid, to, dialogs, takeOut } = asked
  const [kind = 'change'] = dialogs
  const [price, setPrice] = useState<number | null>(bid.soldPrice || null)
  const notYet = kind === 'win' && bid.auctionDate !== null && jstDay(bid.auctionDate) > jstDay(serverNow())
  // The question that sends a win reminds the manager of its price; an auction that has not run has none.
  const asksPrice = to === bidStatus.win && dialogs.length === 1 && !notYet
  const changed = asksPrice && priceEditable && (price ?? 0) !== bid.soldPrice
  const wrong = usePriceFault(asksPrice && priceEditable ? price : null)

  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      onClose={change.cancel}
      title={useTitle(kind, notYet, bid)}
      actions={
        <>
          <Button onClick={change.cancel}>{t('common:actions.cancel')}</Button>
          <Button
            variant={notYet ? 'danger' : 'primary'}
            // Each question's button is a new button, so it takes the focus again.
            key={kind}
            // The status was chosen by a key: Enter confirms it, unless a price has to be typed first or the auction is unusual.
            autoFocus={
              kind === 'not_leading' ||
              kind === 'overtaken' ||
              (kind === 'change' && !(asksPrice && priceEditable))
            }
            disabledReason={wrong}
            onClick={() => change.accept(changed ? (price ?? 0) : undefined)}
          >
            {useAction(kind, notYet, price)}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Reason kind={kind} notYet={notYet} asked={asked} />
        <BidLine bid={bid} />
        {kind === 'not_leading' && <TakeOutLeader bid={bid} takeOut={takeOut} onTakeOut={change.takeOut} />}
        {kind === 'overtaken' && <TakeOutOvertaken bid={bid} takeOut={takeOut} onTakeOut={change.takeOut} />}
        {(kind !== 'win' || notYet) && to !== bidStatus.win && (
          <StatusStep from={bid.bidStatus as BidStatus} to={to} />
        )}
        {asksPrice && (
          <WinPrice bid={bid} price={price} error={wrong} onChange={priceEditable ? setPrice : undefined} />
        )}
      </div>
    </Dialog>
  )
}

function useTitle(kind: StatusDialog, notYet: boolean, bid: AskedChange['bid']) {
  const { t } = useTranslation(['bids', 'groupDesk', 'sameLot'])
  const titles = {
    not_leading: t('sameLot:title'),
    overtaken: t('sameLot:overtakenTitle', { count: bid.sameLot?.overtaken.length ?? 1 }),
    group_filled: t('groupDesk:filledTitle'),
    last_hour: t('status.lastHourTitle'),
    other_day: t('status.otherDayTitle'),
    time_passed: t('status.changeTitle'),
    win: notYet ? t('status.futureWinTitle') : t('status.winTitle'),
    change: t('status.changeTitle'),
  }
  return titles[kind]
}

function useAction(kind: StatusDialog, notYet: boolean, price: number | null) {
  const { t } = useTranslation(['bids', 'common', 'groupDesk', 'sameLot'])
  const win = price === null ? t('status.winWithoutPrice') : t('status.win')
  const actions = {
    not_leading: t('sameLot:anyway'),
    overtaken: t('sameLot:setToBid'),
    group_filled: t('groupDesk:winAnyway'),
    last_hour: t('status.accept'),
    other_day: t('status.changeStatus'),
    time_passed: t('common:actions.confirm'),
    win: notYet ? t('status.winAnyway') : win,
    change: t('common:actions.confirm'),
  }
  return actions[kind]
}

type ReasonProps = { kind: StatusDialog; notYet: boolean; asked: AskedChange }

/** What is unusual about the change. */
function Reason({ kind, notYet, asked: { bid } }: ReasonProps) {
  const { t } = useTranslation(['bids', 'groupDesk', 'sameLot'])
  if (kind === 'group_filled')
    return (
      bid.groupFilled && (
        <Note tone="orange">
          {t('groupDesk:filled', { won: bid.groupFilled.won, count: bid.groupFilled.cars })}
        </Note>
      )
    )
  if (kind === 'not_leading')
    return bid.sameLot && <Note tone="orange">{t('sameLot:text', bid.sameLot)}</Note>
  if (kind === 'overtaken')
    return (
      bid.sameLot && (
        <Note tone="orange">
          {t('sameLot:overtakenText', {
            count: bid.sameLot.overtaken.length,
            clients: clientsOf(bid.sameLot.overtaken),
          })}
        </Note>
      )
    )
  if (bid.auctionDate === null) return null
  const left = timeLeft(bid.auctionDate, serverNow())
  const date = formatDateTime(bid.auctionDate)
  const bold = { b: <b className="num" /> }
  if (kind === 'last_hour')
    return (
      <Note tone="orange" icon={ClockAlert}>
        {t('status.lastHour', { count: left.unit === 'minutes' ? left.minutes : 60 })}
      </Note>
    )
  if (kind === 'other_day')
    return (
      <Note tone="orange" icon={CalendarClock}>
        <Trans
          t={t}
          i18nKey="status.otherDay"
          count={daysAhead(bid.auctionDate)}
          values={{ date }}
          components={bold}
        />
      </Note>
    )
  if (kind === 'time_passed') {
    const wasToday = jstDay(bid.auctionDate) === jstDay(serverNow())
    return (
      <Note tone="orange" icon={ClockAlert}>
        <Trans
          t={t}
          i18nKey="status.timePassed"
          values={{ time: wasToday ? formatTime(bid.auctionDate) : date }}
          components={bold}
        />
      </Note>
    )
  }
  if (!notYet) return null
  return (
    <Note tone="red">
      <Trans t={t} i18nKey="status.futureWin" values={{ lotNo: bid.lotNo, date }} components={bold} />
    </Note>
  )
}

/** Calendar days in Japan: tomorrow is one day ahead, however few hours away it is. */
const daysAhead = (instant: string) => (Date.parse(jstDay(instant)) - Date.parse(jstDay(serverNow()))) / dayMs
