import { useLazyExportPaymentsQuery } from '@seriba/api/manager/payments-desk'
import { useControl } from '@seriba/api/use-control'
import type { Output } from '@seriba/contracts/contract'
import type { DeskPayment, indexPayments } from '@seriba/contracts/payments-desk'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { Button } from '@seriba/ui/Button'
import { ListFoot } from '@seriba/ui/ListFoot'
import { useWide } from '@seriba/ui/use-wide'
import { ReceiptJapaneseYen } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyHints } from '../shared/KeyHints.tsx'
import { ListState } from '../shared/ListState.tsx'
import { EntryLine } from './EntryLine.tsx'
import type { PaymentAction } from './PaymentActions.tsx'
import { PaymentCards } from './PaymentCards.tsx'
import { PaymentFilters } from './PaymentFilters.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import styles from './payments-page.module.css'
import { usePaymentKeys } from './use-payment-keys.ts'
import { matchOf, noFilter, type PaymentsModel, pageSizes } from './use-payments-query.ts'

const dialogs = {
  files: lazy(() => import('../files/FilesDialog.tsx').then((m) => ({ default: m.FilesDialog }))),
  reverse: lazy(() => import('./ReverseDialog.tsx').then((m) => ({ default: m.ReverseDialog }))),
  move: lazy(() => import('./MoveDialog.tsx').then((m) => ({ default: m.MoveDialog }))),
  allocate: lazy(() => import('./AllocateDialog.tsx').then((m) => ({ default: m.AllocateDialog }))),
}

const hints = [
  [['J', 'K'], 'move'],
  [['N'], 'add'],
  [['R'], 'reverse'],
  [['A'], 'assign'],
  [['P'], 'receipts'],
  [['Q'], 'deposits'],
  [['/'], 'search'],
] as const

type Listed = {
  data?: Output<typeof indexPayments> | undefined
  isError: boolean
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}
type LedgerPartProps = { model: PaymentsModel; query: Listed }

/** The ledger of all clients: a new line above, the others below, and the actions for one of them. */
export function LedgerPart({ model, query: list }: LedgerPartProps) {
  const { t } = useTranslation(['paymentsDesk', 'common'])
  const wide = useWide()
  const mayEnter = useControl('paymentEntry')
  const footTexts = useListFootTexts()
  const [doing, setDoing] = useState<{ payment: DeskPayment; action: PaymentAction } | null>(null)
  const [askLink] = useLazyExportPaymentsQuery()
  const search = useRef<HTMLInputElement>(null)
  const { records, totals, pageInfo } = list.data ?? {}
  const act = (payment: DeskPayment, action: PaymentAction) => setDoing({ payment, action })
  const keys = usePaymentKeys(records ?? [], { act, search: () => search.current?.focus() })
  const Rows = wide ? PaymentTable : PaymentCards
  const Dialog = doing && dialogs[doing.action]
  return (
    <>
      {mayEnter && <EntryLine />}
      <PaymentFilters model={model} totals={totals} records={records ?? []} searchRef={search} />
      <ListState
        query={list}
        count={records?.length}
        icon={ReceiptJapaneseYen}
        failed={t('failed')}
        empty={t(model.narrowed ? 'noMatch' : 'empty')}
        emptyText={t(model.narrowed ? 'noMatchText' : 'emptyText')}
        action={
          model.narrowed && (
            <Button onClick={() => model.change(noFilter)}>{t('common:actions.resetFilter')}</Button>
          )
        }
      >
        <Rows payments={records ?? []} focused={keys.focused} onFocus={keys.focus} onAct={act} />
      </ListState>
      {pageInfo && pageInfo.totalSearchResults > 0 && (
        <>
          <div className={styles.exports}>
            <ExportButtons
              size="sm"
              ask={(format) => askLink({ ...matchOf(model.query), format }).unwrap()}
            />
          </div>
          <ListFoot
            total={pageInfo.totalSearchResults}
            page={pageInfo.page}
            pageSize={pageInfo.pageSize}
            pageSizes={pageSizes}
            texts={footTexts}
            onPage={(page) => model.change({ page })}
            onPageSize={(pageSize) => model.change({ pageSize })}
          >
            <KeyHints hints={hints} />
          </ListFoot>
        </>
      )}
      <Suspense>{Dialog && <Dialog payment={doing.payment} onClose={() => setDoing(null)} />}</Suspense>
    </>
  )
}
