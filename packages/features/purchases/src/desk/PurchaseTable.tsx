import type { PurchaseRow } from '@seriba/contracts/purchases'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { chassisCode } from '@seriba/domain/lots/chassis-code'
import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import type { DeskSort } from '@seriba/domain/purchases/desk'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Photo } from '@seriba/ui/Photo'
import { Cell, HeaderCell, NoValue, PhotoCell, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { showDay } from '../shared/show-day.ts'
import styles from './desk.module.css'
import type { DeskModel } from './desk-query.ts'
import { MissingWords, PaidWord } from './row-words.tsx'
import { type Desk, rowElementId } from './use-desk.ts'

export type DeskRowsProps = {
  purchases: readonly PurchaseRow[]
  counts: readonly { status: number | null; count: number; late: number; sum: number }[]
  model: DeskModel
  desk: Desk
}

type Column = { label: string; width?: number | string; sort?: DeskSort; end?: true }

/** On a narrow screen, columns that wrap give their space to the models. */
const [voyage, missing] = ['clamp(94px, 22vw - 188px, 130px)', 'clamp(104px, 22vw - 178px, 160px)']

/** In the order of the steps, with a heading for each status with its count and sum. */
export function PurchaseTable({ purchases, counts, model, desk }: DeskRowsProps) {
  const { t } = useTranslation(['purchaseDesk', 'money'])
  const { query, change } = model
  const columns: Column[] = [
    { label: t('money:purchases.sku'), width: 116, sort: 'sku' },
    { label: t('client'), width: 104, sort: 'client' },
    { label: t('money:purchases.model') },
    { label: t('bought'), width: 70, sort: 'bought' },
    { label: t('yard'), width: 66 },
    { label: t('money:purchases.exportPort'), width: 94 },
    { label: t('voyage'), width: voyage },
    { label: t('etd'), width: 78, sort: 'etd' },
    { label: t('eta'), width: 80, sort: 'eta' },
    { label: t('money:purchases.totalPrice'), width: 100, sort: 'total', end: true },
    { label: t('paidHead'), width: 78 },
    { label: t('missingHead'), width: missing },
  ]
  const all = purchases.length > 0 && desk.selected.length === purchases.length
  return (
    <div className={styles.scroll}>
      <Table rows="ledger" tight className={styles.table} aria-label={t('table')}>
        <colgroup>
          {desk.edits && <col style={{ width: 38 }} />}
          <col style={{ width: 54 }} />
          {columns.map(({ label, width }) => (
            <col key={label} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {desk.edits && (
              <th scope="col" className={styles.check}>
                <Checkbox
                  aria-label={t('selectAll')}
                  checked={all}
                  mixed={!all && desk.selected.length > 0}
                  onChange={desk.toggleAll}
                />
              </th>
            )}
            <HeaderCell lines={[{ label: t('money:purchases.photo') }]} />
            {columns.map(({ label, sort, end }) => (
              <HeaderCell
                key={label}
                align={end ? 'end' : 'start'}
                lines={[
                  {
                    label,
                    sort: sort && {
                      direction: query.sort === sort ? query.order : null,
                      onSort: () => change(nextSort(query, sort)),
                    },
                  },
                ]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {purchases.map((purchase, at) => (
            <Fragment key={purchase.id}>
              {query.sort === null && purchases[at - 1]?.status !== purchase.status && (
                <StatusHead
                  status={purchase.status}
                  counts={counts}
                  columns={columns.length + (desk.edits ? 2 : 1)}
                />
              )}
              <PurchaseRowCells purchase={purchase} desk={desk} />
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** Descending, ascending, and back to the order of the steps. */
function nextSort(query: { sort: DeskSort | null; order: 'asc' | 'desc' }, sort: DeskSort) {
  if (query.sort !== sort) return { sort, order: 'desc' as const }
  return query.order === 'desc' ? { sort, order: 'asc' as const } : { sort: null, order: 'desc' as const }
}

type StatusHeadProps = { status: number | null; counts: DeskRowsProps['counts']; columns: number }

function StatusHead({ status, counts, columns }: StatusHeadProps) {
  const { t } = useTranslation(['purchaseDesk', 'money'])
  const count = counts.find((one) => one.status === status)
  return (
    <tr className={styles.status}>
      <th colSpan={columns} scope="colgroup">
        <span>
          <b>{t(`money:purchaseStatus.${purchaseStatusName(status)}`)}</b>{' '}
          <span className="num">{count?.count}</span>
        </span>
        <span className={styles.sum}>
          {count && count.late > 0 && (
            <span className={styles.word} data-tone="orange">
              {t('late', { count: count.late })}
            </span>
          )}{' '}
          <span className="num">{formatMoney(count?.sum ?? 0)}</span>
        </span>
      </th>
    </tr>
  )
}

function PurchaseRowCells({ purchase, desk }: { purchase: PurchaseRow; desk: Desk }) {
  const { t } = useTranslation('purchaseDesk')
  const { id, sku, client, exportPort, voyage, yardEta, etd, eta, totalPrice } = purchase
  const day = (text: string | null) => (text ? showDay(text).slice(5) : <NoValue />)
  const name = `${purchase.maker} ${purchase.model}`
  return (
    <Row
      id={rowElementId(id)}
      focused={desk.focused === id}
      selected={desk.selected.includes(id)}
      onFocus={() => desk.focus(id)}
    >
      {desk.edits && (
        <Cell className={styles.check}>
          <Checkbox
            aria-label={t('select', { sku })}
            checked={desk.selected.includes(id)}
            onChange={() => desk.toggle(id)}
          />
        </Cell>
      )}
      <PhotoCell>
        <Photo src={purchase.images[0]} alt="" />
      </PhotoCell>
      <Cell>
        <TextLink className="num" render={(props) => <Link {...props} to={`/purchases/${id}`} />}>
          <b>{sku}</b>
        </TextLink>
      </Cell>
      <Cell className={styles.whole}>
        <TextLink render={(props) => <Link {...props} to={`/clients/${client.id}`} />}>
          {client.name}
        </TextLink>
      </Cell>
      <Cell className={styles.whole} title={`${name} ${purchase.chassis}`}>
        <b>{name}</b>{' '}
        <span className={`num ${styles.quiet}`}>
          {[purchase.year, chassisCode(purchase.chassis ?? '')].filter(Boolean).join(' ')}
        </span>
      </Cell>
      <Cell className="num">{formatDate(purchase.purchaseDate).slice(5)}</Cell>
      <Cell className="num">{day(yardEta)}</Cell>
      <Cell className={styles.cut}>{exportPort ?? <NoValue />}</Cell>
      <Cell className={styles.whole}>{voyage ?? <NoValue />}</Cell>
      <Cell className="num">{day(etd)}</Cell>
      <Cell className="num">{day(eta)}</Cell>
      <Cell align="end" className="num">
        {totalPrice === null ? <NoValue /> : <b>{formatMoney(totalPrice)}</b>}
      </Cell>
      <Cell>
        <PaidWord purchase={purchase} />
      </Cell>
      <Cell className={styles.whole}>
        <MissingWords purchase={purchase} />
      </Cell>
    </Row>
  )
}
