import { useBidIndexQuery } from '@seriba/api/manager/bid-lists'
import { serverNow } from '@seriba/api/server-clock'
import { useControl } from '@seriba/api/use-control'
import type { Bid } from '@seriba/contracts/bid-lists'
import { formatDateWithWeekday } from '@seriba/domain/format/date'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useNow } from '@seriba/ui/use-now'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BidChat } from '../bid-chat/BidChat.tsx'
import type { BayTab, WithChatSlot } from '../bid-chat/chat-slot.ts'
import { EditorRow } from '../bid-editor/EditorRow.tsx'
import { OpenedEditor } from '../bid-editor/OpenedEditor.tsx'
import { FilterBar } from '../bid-filters/FilterBar.tsx'
import { FilterChips } from '../bid-filters/FilterChips.tsx'
import { fieldsOf } from '../bid-filters/filter-fields.ts'
import { SortBar } from '../bid-filters/SortBar.tsx'
import { useFilterDraft } from '../bid-filters/use-filter-draft.ts'
import styles from '../bid-list/BidList.module.css'
import { CounterBar } from '../bid-list/CounterBar.tsx'
import { ListBody } from '../bid-list/ListBody.tsx'
import { ListFoot } from '../bid-list/ListFoot.tsx'
import { ListHead } from '../bid-list/ListHead.tsx'
import { type BidListModel, useBidListModel } from '../bid-list/use-bid-list-model.ts'
import { useColumns } from '../bid-table/use-columns.ts'
import { pressInRow } from '../keyboard/bid-element.ts'
import { KeyHints } from '../keyboard/KeyHints.tsx'
import { useDeskCommands } from '../keyboard/use-desk-commands.ts'
import { useKeyRefusal } from '../keyboard/use-key-refusal.ts'
import { useRowFocus } from '../keyboard/use-row-focus.ts'
import { type RowKeys, useRowKeys } from '../keyboard/use-row-keys.ts'
import { useSingleKeys } from '../keyboard/use-single-keys.ts'
import { useBay } from '../same-lot/use-bay.tsx'
import type { ManyKeys } from '../selection/many-keys.ts'
import { SelectionProvider } from '../selection/selection-context.ts'
import { useSelection } from '../selection/use-selection.ts'
import { useSwitchMany } from '../selection/use-switch-many.ts'
import { useUndoKey } from '../selection/use-undo-key.ts'
import { useFirstView } from '../views/use-first-view.ts'
import { ViewPicker } from '../views/ViewPicker.tsx'
import { ViewsSheet } from '../views/ViewsSheet.tsx'
import { CardControls } from './CardControls.tsx'
import { DeskProvider } from './desk.ts'
import { managerColumns } from './manager-columns.ts'
import { useConfirmWithdrawn } from './use-confirm-withdrawn.ts'
import { useDeskControls } from './use-desk-controls.ts'

const StatusDialogs = lazy(() =>
  import('../bid-changes/StatusDialogs.tsx').then((module) => ({ default: module.StatusDialogs })),
)
const CreditDialog = lazy(() =>
  import('../bid-changes/CreditDialog.tsx').then((module) => ({ default: module.CreditDialog })),
)
const BulkBar = lazy(() => import('../selection/BulkBar.tsx').then((module) => ({ default: module.BulkBar })))
const ManyDialog = lazy(() =>
  import('../selection/ManyDialog.tsx').then((module) => ({ default: module.ManyDialog })),
)
const LostBelowDialog = lazy(() =>
  import('../bid-changes/LostBelowDialog.tsx').then((module) => ({ default: module.LostBelowDialog })),
)
const SecondWinDialog = lazy(() =>
  import('../bid-changes/SecondWinDialog.tsx').then((module) => ({ default: module.SecondWinDialog })),
)
const DeskMarks = lazy(() => import('./DeskMarks.tsx').then((module) => ({ default: module.DeskMarks })))
const LinkedRow = lazy(() => import('./LinkedRow.tsx').then((module) => ({ default: module.LinkedRow })))
const KeysDialog = lazy(() =>
  import('../keyboard/KeysDialog.tsx').then((module) => ({ default: module.KeysDialog })),
)

/** The Japanese day, in the format of a wall calendar. */
function useToday(): string {
  const { i18n } = useTranslation()
  return formatDateWithWeekday(useNow(60_000, serverNow), i18n.language)
}

/** A bid that was just saved is highlighted like a new one. */
const marked = (model: BidListModel, saved: number | null): BidListModel =>
  saved === null ? model : { ...model, fresh: new Set([...model.fresh, saved]) }

/** Every client's bids, to be processed by mouse or keyboard. */
export function BidManagerPage({ chat }: WithChatSlot) {
  const { t } = useTranslation('bids')
  const model = useBidListModel({ mode: 'bid-manager', useBids: useBidIndexQuery }, 'manager')
  const { columns, measure } = useColumns(managerColumns, model.params.hidden)
  const draft = useFilterDraft(model)
  const { desk, change, changes, editor } = useDeskControls()
  const rows = useRowFocus(model.ids, model.params.bid)
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const [help, setHelp] = useState(false)
  const selection = useSelection(model.list.currentData?.cars)
  const many = useSwitchMany(selection.clear)
  const manyKeys: ManyKeys = useRef(null)
  const undo = useUndoKey()
  const withdraw = useConfirmWithdrawn()
  useFirstView(model, useControl('todayFirst'))
  const bay = useBay(model)
  const search = useRef<HTMLInputElement>(null)
  const focusedBid = model.list.data?.cars.find(({ bidId }) => bidId === rows.focused)

  function show(tab: BayTab) {
    if (rows.focused === null || !chat) return
    bay.onTab(tab)
    model.pointAt(rows.focused)
  }

  const say = useKeyRefusal()
  /** Does what a key asks for to the row in focus, or says why the row does not allow it. */
  function withRow(refusalOf: (bid: Bid) => string | undefined, run: (bid: Bid) => void) {
    const refusal = focusedBid ? refusalOf(focusedBid) : say.noRow
    if (refusal !== undefined) say.why(refusal)
    else if (focusedBid) run(focusedBid)
  }

  const keys: RowKeys = {
    move: rows.move,
    openLot: rows.openLot,
    chat: () => show('chat'),
    search: () => search.current?.focus(),
    help: () => setHelp(true),
    status(status) {
      if (desk.statusError !== undefined) say.why(desk.statusError)
      else if (selection.bids.length > 0) many.ask(selection.bids, status)
      else if (focusedBid) desk.choose(focusedBid, status)
      else say.why(say.noRow)
    },
    select(range) {
      if (rows.focused !== null) selection[range ? 'extend' : 'toggle'](rows.focused)
    },
    selectLot() {
      if (rows.focused === null) return
      selection.lot(rows.focused)
      show('lot')
    },
    clear: selection.bids.length > 0 ? selection.clear : undefined,
    group() {
      if (selection.bids.length > 0) manyKeys.current?.group?.()
      else withRow(desk.editError, ({ bidId }) => desk.openEditor(bidId, 'group'))
    },
    assign() {
      if (selection.bids.length > 0) manyKeys.current?.assign?.()
      else say.why(say.noneSelected)
    },
    withdrawn() {
      if (!focusedBid || desk.statusError !== undefined) return
      if (focusedBid.withdrawByHand) void withdraw.done(focusedBid)
      else pressInRow(focusedBid.bidId, '[data-act-by-hand], [data-answer-withdrawal]')
    },
    undo,
    edit: () => withRow(desk.editError, ({ bidId }) => desk.openEditor(bidId)),
    autoBid() {
      const { autoBid } = desk
      if (selection.bids.length > 0) manyKeys.current?.autoBid?.()
      else if (autoBid) withRow(autoBid.refusalOf, (bid) => autoBid.switch(bid, !bid.autoBid))
    },
    soldPrice: () =>
      withRow(
        () => desk.priceError,
        ({ bidId }) => desk.setPricing(bidId),
      ),
  }
  useRowKeys(keys, singleKeys)
  useDeskCommands(keys, { bid: focusedBid, chosen: selection.bids.length })

  return (
    <DeskProvider value={desk}>
      <SelectionProvider value={selection}>
        <BidChat model={model} chat={chat} bay={bay}>
          <div ref={measure} className={styles.page}>
            <ListHead model={model} title={t('managerTitle')} note={useToday()} />
            <CounterBar
              model={model}
              search={draft}
              end={
                <>
                  <Suspense>
                    <DeskMarks model={model} />
                  </Suspense>
                  <ViewPicker model={model} />
                </>
              }
            />
            <FilterBar
              model={model}
              draft={draft}
              fields={fieldsOf.manager}
              searchRef={search}
              searchHint={<KeyCap aria-hidden>/</KeyCap>}
            />
            <FilterChips model={model} draft={draft} />
            <ListBody
              model={marked(model, editor.saved)}
              columns={columns}
              focused={rows.focused}
              selected={selection.has}
              onFocus={rows.focus}
              rowEnd={(bid) =>
                desk.editing === bid.bidId && (
                  <EditorRow bid={bid} columns={columns.length} {...editor.of(bid.bidId)} />
                )
              }
              cardEnd={(bid) => (
                <CardControls bid={bid}>
                  {desk.editing === bid.bidId && <OpenedEditor bid={bid} touch {...editor.of(bid.bidId)} />}
                </CardControls>
              )}
            />
            <ListFoot model={model}>
              <KeyHints onAll={() => setHelp(true)} />
            </ListFoot>
            <SortBar
              model={model}
              fields={fieldsOf.manager}
              lotNames={draft.lots}
              between={<ViewsSheet model={model} />}
            />
          </div>
        </BidChat>
      </SelectionProvider>
      <Suspense>
        {selection.bids.length > 0 && (
          <BulkBar
            selection={selection}
            keys={manyKeys}
            sort={model.asked}
            onStatus={
              desk.statusError === undefined ? (status) => many.ask(selection.bids, status) : undefined
            }
          />
        )}
      </Suspense>
      <Suspense>
        <LinkedRow ids={model.ids} onFound={rows.focus} />
        {change.asked && (
          <StatusDialogs
            key={`${change.asked.bid.bidId}-${change.asked.dialogs.length}`}
            asked={change.asked}
            change={change}
            priceEditable={desk.priceError === undefined}
          />
        )}
        {many.asked && <ManyDialog {...many.asked} many={many} />}
        {changes.won && <SecondWinDialog won={changes.won} changes={changes} />}
        {changes.below && <LostBelowDialog below={changes.below} changes={changes} />}
        {changes.short && <CreditDialog short={changes.short} onClose={changes.closeShort} />}
        {help && (
          <KeysDialog singleKeys={singleKeys} onSingleKeys={setSingleKeys} onClose={() => setHelp(false)} />
        )}
      </Suspense>
    </DeskProvider>
  )
}
