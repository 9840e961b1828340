import { useControl } from '@seriba/api/use-control'
import type { DayBid, viewDay } from '@seriba/contracts/auction-day'
import type { Output } from '@seriba/contracts/contract'
import { quarterMs, quarterOf } from '@seriba/domain/bids/auction-day'
import type { HandAction } from '@seriba/domain/bids/forwarding'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Tabs } from '@seriba/ui/Tabs'
import { useWide } from '@seriba/ui/use-wide'
import { CalendarCheck } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSingleKeys } from '../keyboard/use-single-keys.ts'
import { useUndoKey } from '../selection/use-undo-key.ts'
import { DayBar } from './DayBar.tsx'
import { DayFoot } from './DayFoot.tsx'
import styles from './day.module.css'
import { layoutDay, lineAt, sizes } from './day-layout.ts'
import { EnterResults } from './EnterResults.tsx'
import { useHandAction } from './HandLine.tsx'
import { Lanes } from './Lanes.tsx'
import { Results } from './Results.tsx'
import { SetToBidProvider } from './set-to-bid.ts'
import { ToNextDay } from './ToNextDay.tsx'
import { useDayFocus } from './use-day-focus.ts'
import { useDayKeys } from './use-day-keys.ts'
import type { useDayParams } from './use-day-params.ts'
import { useLeadChange } from './use-lead-change.ts'
import type { ResultRows } from './use-result-rows.ts'

const StatusDialogs = lazy(() =>
  import('../bid-changes/StatusDialogs.tsx').then((module) => ({ default: module.StatusDialogs })),
)

type DayBoardProps = {
  day: Output<typeof viewDay>
  place: ReturnType<typeof useDayParams>
  now: number
  results: ResultRows
}

/** The board and, beside it or behind a tab, the results. */
export function DayBoard({ day, place, now, results }: DayBoardProps) {
  const { t } = useTranslation('auctionDay')
  const { params } = place
  const wide = useWide()
  const isToday = params.date === place.today
  const bids = useMemo(
    () =>
      params.hall === null ? day.bids : day.bids.filter(({ auctionName }) => auctionName === params.hall),
    [day.bids, params.hall],
  )
  const from = params.wholeDay ? undefined : quarterOf(now) - quarterMs
  const layout = useMemo(
    () => layoutDay(bids, day.halls, { single: !wide, from }),
    [bids, day.halls, wide, from],
  )
  const scroller = useRef<HTMLDivElement>(null)
  const lotRef = useRef<HTMLInputElement>(null)
  const focus = useDayFocus(layout, scroller)
  const hands = useHandAction()
  const { change, setToBid } = useLeadChange()
  const mayEnter = useControl('statusSwitcher')
  const priceable = useControl('soldPriceEditor')
  const [singleKeys] = useSingleKeys()
  const [tab, setTab] = useState<'board' | 'results'>('board')
  const [asked, setAsked] = useState(0)
  const chosen = bids.find(({ bidId }) => bidId === focus.focused)

  const toNow = () => scroller.current?.scrollTo?.({ top: Math.max(0, (lineAt(layout, now) ?? 0) - 120) })
  // Once: the day opens where it stands.
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    if (isToday) toNow()
  })
  const { choose, show } = focus
  const enterResult = useCallback(
    (bid: DayBid | undefined) => {
      if (!wide) setTab('results')
      if (bid) choose(bid.bidId)
      setAsked((times) => times + 1)
      requestAnimationFrame(() => {
        lotRef.current?.focus()
        lotRef.current?.select()
      })
    },
    [wide, choose],
  )
  const actOn = (bid: DayBid, action: HandAction) =>
    void (action === 'lead' ? setToBid(bid) : hands.act(bid, action))
  useDayKeys(
    {
      KeyJ: () => focus.move(1),
      KeyK: () => focus.move(-1),
      KeyH: () => focus.moveLane(-1),
      KeyL: () => focus.moveLane(1),
      KeyN: toNow,
      KeyR: () => mayEnter && enterResult(chosen),
      KeyW: () => mayEnter && chosen?.byHand && actOn(chosen, chosen.byHand),
      KeyO: () =>
        document
          .getElementById(`day-bid-${focus.focused}`)
          ?.querySelector<HTMLElement>('[data-lot-link]')
          ?.click(),
    },
    useUndoKey(),
    singleKeys,
  )
  const onFocus = useCallback(
    (bidId: number) => {
      if (!wide) setTab('board')
      show(bidId)
    },
    [wide, show],
  )

  const board =
    layout.rows.length === 0 ? (
      <EmptyState
        role="status"
        className={styles.over}
        icon={CalendarCheck}
        title={t('nothingLeft')}
        text={t('nothingLeftText')}
        action={
          (!params.wholeDay || day.nextDate) && (
            <>
              {!params.wholeDay && (
                <Button onClick={() => place.go({ wholeDay: true })}>{t('span.day')}</Button>
              )}
              {day.nextDate && <ToNextDay date={day.nextDate} go={place.go} />}
            </>
          )
        }
      />
    ) : (
      <Lanes
        layout={layout}
        now={isToday ? now : null}
        focused={focus.focused}
        onFocus={focus.choose}
        onDrawn={focus.settle}
        scroller={scroller}
        single={!wide}
      />
    )
  const panel = (
    <div className={styles.panel}>
      <Results bids={bids} onFocus={onFocus} onPrice={enterResult} />
      {mayEnter && (
        <EnterResults
          bids={day.bids}
          ofHall={bids}
          chosen={chosen}
          asked={asked}
          results={results}
          priceable={priceable}
          lotRef={lotRef}
        />
      )}
    </div>
  )
  return (
    <SetToBidProvider value={(bid) => void setToBid(bid)}>
      <DayBar {...place} bids={bids} halls={day.halls} now={now} onFocus={onFocus} />
      {wide ? (
        <div className={styles.split} style={{ '--day-column': `${sizes.column}px` } as never}>
          <div className={styles.main}>
            {board}
            <DayFoot />
          </div>
          {panel}
        </div>
      ) : (
        <>
          <Tabs
            label={t('title')}
            className={styles.tabs}
            panelId="day-panel"
            items={[
              { value: 'board', label: t('board') },
              { value: 'results', label: t('results') },
            ]}
            value={tab}
            onChange={setTab}
          />
          <div id="day-panel" role="tabpanel" aria-label={t(tab)} className={styles.tabPanel}>
            {tab === 'board' ? board : panel}
          </div>
        </>
      )}
      <Suspense>
        {change.asked && (
          <StatusDialogs
            key={`${change.asked.bid.bidId}-${change.asked.dialogs.length}`}
            asked={change.asked}
            change={change}
            priceEditable={priceable}
          />
        )}
      </Suspense>
    </SetToBidProvider>
  )
}
