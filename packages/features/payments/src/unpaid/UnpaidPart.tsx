import { useLazyExportInvoicesQuery, useListInvoicesQuery } from '@seriba/api/manager/invoices'
import type { InvoiceRow } from '@seriba/contracts/invoices'
import { formatDate, formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { FilterSearch } from '@seriba/forms/FilterSearch'
import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { ListFoot } from '@seriba/ui/ListFoot'
import { Cell, HeaderCell, Row, Table } from '@seriba/ui/Table'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { ReceiptJapaneseYen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../page/payments-page.module.css'
import { type PaymentsModel, pageSizes } from '../page/use-payments-query.ts'
import { ListState } from '../shared/ListState.tsx'
import { useOpenInvoice } from '../shared/use-open-invoice.ts'
import { InvoiceState } from './InvoiceState.tsx'
import { UnpaidCards } from './UnpaidCards.tsx'

/** Unpaid invoices, those due first on top. */
export function UnpaidPart({ model: { query, change } }: { model: PaymentsModel }) {
  const { t } = useTranslation('paymentsDesk')
  const wide = useWide()
  const footTexts = useListFootTexts()
  const { search, page, pageSize } = query
  const [askLink] = useLazyExportInvoicesQuery()
  const list = useListInvoicesQuery({ ...(search && { search }), page, pageSize })
  const { invoices, due, pageInfo } = list.data ?? {}
  return (
    <>
      <search className={styles.filters}>
        <FilterSearch label={t('search')} value={search} onSearch={(text) => change({ search: text })} />
        {due !== undefined && (
          <span className={`num-words ${styles.totals}`}>
            {t('unpaid.sum', { amount: formatBalance(due) })}
          </span>
        )}
        <span className={styles.buttons}>
          <ExportButtons
            size="sm"
            ask={(format) => askLink({ ...(search && { search }), format }).unwrap()}
          />
        </span>
      </search>
      <ListState
        query={list}
        count={invoices?.length}
        icon={ReceiptJapaneseYen}
        failed={t('unpaid.failed')}
        empty={t(search ? 'noMatch' : 'unpaid.empty')}
        emptyText={t(search ? 'noMatchText' : 'unpaid.emptyText')}
      >
        {wide ? (
          <div className={styles.scroll}>
            <InvoiceTable invoices={invoices ?? []} />
          </div>
        ) : (
          <UnpaidCards invoices={invoices ?? []} />
        )}
      </ListState>
      {pageInfo && pageInfo.totalSearchResults > 0 && (
        <ListFoot
          total={pageInfo.totalSearchResults}
          page={page}
          pageSize={pageSize}
          pageSizes={pageSizes}
          texts={footTexts}
          onPage={(next) => change({ page: next })}
          onPageSize={(size) => change({ pageSize: size })}
        />
      )}
    </>
  )
}

function InvoiceTable({ invoices }: { invoices: readonly InvoiceRow[] }) {
  const { t } = useTranslation('paymentsDesk')
  const open = useOpenInvoice()
  const heads = [
    ['number', 112],
    ['due', 92],
    ['car', undefined],
    ['issued', 92],
    ['state', 108],
    ['total', 112],
    ['paid', 112],
    ['left', 112],
  ] as const
  return (
    <Table rows="ledger" tight aria-label={t('unpaid.table')} className={styles.table}>
      <thead>
        <tr>
          {heads.map(([name, width]) => (
            <HeaderCell
              key={name}
              className={name === 'issued' ? styles.spare : undefined}
              style={width === undefined ? undefined : { width }}
              align={name === 'total' || name === 'paid' || name === 'left' ? 'end' : 'start'}
              lines={[{ label: t(`unpaid.${name}`) }]}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <Row key={invoice.id}>
            <Cell className="num">
              <TextButton
                aria-label={t('unpaid.open', { number: invoice.number })}
                onClick={() => void open(invoice.purchaseId)}
              >
                {invoice.number}
              </TextButton>
            </Cell>
            <Cell className={`num ${invoice.state === 'late' ? styles.debt : ''}`}>
              {formatDay(invoice.dueOn)}
            </Cell>
            <Cell className={styles.description}>
              <TextLink
                className={styles.name}
                render={(props) => <Link {...props} to={`/clients/${invoice.client.id}?tab=purchases`} />}
              >
                {invoice.client.name}
              </TextLink>{' '}
              {invoice.car} <span className={`num ${styles.quiet} ${styles.whole}`}>{invoice.sku}</span>
            </Cell>
            <Cell className={`num ${styles.spare}`}>{formatDate(invoice.issuedAt)}</Cell>
            <Cell>
              <InvoiceState invoice={invoice} />
            </Cell>
            <Cell align="end" className="num">
              {formatBalance(invoice.total)}
            </Cell>
            <Cell align="end" className="num">
              {formatBalance(invoice.paid)}
            </Cell>
            <Cell align="end" className={`num ${styles.figure}`}>
              {formatBalance(Math.max(0, invoice.total) - invoice.paid)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
