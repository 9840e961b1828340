import type { OwedRow } from '@seriba/contracts/receivables'
import { formatDate } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { owedAges } from '@seriba/domain/money/owed-ages'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import page from '../page/payments-page.module.css'
import { OwedRowActions } from './OwedRowActions.tsx'
import styles from './owed.module.css'

export type OwedTableProps = {
  rows: readonly OwedRow[]
  /** For the statements, such as `2026-11`. */
  month: string
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  /** The client who is shown next to the list. */
  shown: number | null
  addressOf: (clientId: number) => string
}

const figure = (yen: number) => (yen === 0 ? <NoValue /> : groupThousands(yen))

/** A selection with one more item, or without it. */
export function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

export function OwedTable({ rows, month, chosen, onChoose, shown, addressOf }: OwedTableProps) {
  const { t } = useTranslation('paymentsDesk')
  const all = rows.every(({ client }) => chosen.has(client.id))
  const some = rows.some(({ client }) => chosen.has(client.id))
  return (
    <div className={styles.scroll}>
      <Table rows="ledger" tight aria-label={t('owed.table')} className={styles.table}>
        <thead>
          <tr>
            <HeaderCell
              style={{ width: 40 }}
              lines={[
                {
                  label: (
                    <Checkbox
                      aria-label={t('owed.chooseAll')}
                      checked={all}
                      mixed={some && !all}
                      onChange={() => onChoose(new Set(all ? [] : rows.map(({ client }) => client.id)))}
                    />
                  ),
                },
              ]}
            />
            <HeaderCell style={{ width: 156 }} lines={[{ label: t('client') }]} />
            <HeaderCell align="end" style={{ width: 92 }} lines={[{ label: t('owed.balance') }]} />
            {owedAges.map((age) => (
              <HeaderCell
                key={age}
                align="end"
                style={{ width: 80 }}
                lines={[{ label: t(`owed.ages.${age}`) }]}
              />
            ))}
            <HeaderCell align="end" style={{ width: 92 }} lines={[{ label: t('owed.owed') }]} />
            <HeaderCell
              align="end"
              className={styles.spare}
              style={{ width: 52 }}
              lines={[{ label: t('owed.undelivered') }]}
            />
            <HeaderCell
              className={styles.spare}
              style={{ width: 92 }}
              lines={[{ label: t('owed.lastPayment') }]}
            />
            <HeaderCell
              style={{ width: 64 }}
              lines={[{ label: <span className="visually-hidden">{t('owed.remind')}</span> }]}
            />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OwedLine
              key={row.client.id}
              row={row}
              month={month}
              isChosen={chosen.has(row.client.id)}
              isShown={row.client.id === shown}
              address={addressOf(row.client.id)}
              onToggle={() => onChoose(toggled(chosen, row.client.id))}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type OwedLineProps = {
  row: OwedRow
  month: string
  isChosen: boolean
  isShown: boolean
  address: string
  onToggle: () => void
}

function OwedLine({ row, month, isChosen, isShown, address, onToggle }: OwedLineProps) {
  const { t } = useTranslation('paymentsDesk')
  const { client, ages } = row

  return (
    <Row selected={isChosen} focused={isShown}>
      <Cell>
        <Checkbox
          aria-label={t('owed.choose', { name: client.name })}
          checked={isChosen}
          onChange={onToggle}
        />
      </Cell>
      <Cell data-wraps>
        <TextLink
          className={page.name}
          aria-current={isShown || undefined}
          render={(props) => <Link {...props} to={address} />}
        >
          {client.name}
        </TextLink>{' '}
        <span className={`num ${page.quiet}`}>{client.id}</span>
      </Cell>
      <Cell align="end" className="num">
        {groupThousands(row.balance)}
      </Cell>
      {owedAges.map((age) => (
        <Cell
          key={age}
          align="end"
          className={`num ${styles.age}`}
          data-age={ages[age] > 0 ? age : undefined}
        >
          {figure(ages[age])}
        </Cell>
      ))}
      <Cell align="end" className={`num ${page.figure}`}>
        {groupThousands(row.owed)}
      </Cell>
      <Cell align="end" className={`num ${styles.spare}`}>
        {row.undelivered || <NoValue />}
      </Cell>
      <Cell className={`num ${styles.spare}`}>
        {row.lastPayment ? formatDate(row.lastPayment) : <NoValue />}
      </Cell>
      <Cell align="end">
        <OwedRowActions row={row} month={month} />
      </Cell>
    </Row>
  )
}
