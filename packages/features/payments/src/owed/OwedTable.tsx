import { useRemindOwedMutation } from '@seriba/api/manager/receivables'
import { useLazyViewStatementQuery } from '@seriba/api/shared/receivables'
import { useControl } from '@seriba/api/use-control'
import type { OwedRow } from '@seriba/contracts/receivables'
import { formatDate } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { owedAges } from '@seriba/domain/money/owed-ages'
import { useMessage } from '@seriba/forms/use-message'
import { Checkbox } from '@seriba/ui/Checkbox'
import { IconButton } from '@seriba/ui/IconButton'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { BellRing, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import page from '../page/payments-page.module.css'
import styles from './owed.module.css'

type OwedTableProps = {
  rows: readonly OwedRow[]
  /** Of the statements, as `2026-11`. */
  month: string
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

const figure = (yen: number) => (yen === 0 ? <NoValue /> : groupThousands(yen))

export function OwedTable({ rows, month, chosen, onChoose }: OwedTableProps) {
  const { t } = useTranslation('paymentsDesk')
  const all = rows.every(({ client }) => chosen.has(client.id))
  const some = rows.some(({ client }) => chosen.has(client.id))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
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
            <HeaderCell style={{ width: 180 }} lines={[{ label: t('client') }]} />
            <HeaderCell align="end" style={{ width: 104 }} lines={[{ label: t('owed.balance') }]} />
            {owedAges.map((age) => (
              <HeaderCell
                key={age}
                align="end"
                style={{ width: 100 }}
                lines={[{ label: t(`owed.ages.${age}`) }]}
              />
            ))}
            <HeaderCell align="end" style={{ width: 104 }} lines={[{ label: t('owed.owed') }]} />
            <HeaderCell align="end" style={{ width: 56 }} lines={[{ label: t('owed.undelivered') }]} />
            <HeaderCell style={{ width: 110 }} lines={[{ label: t('owed.lastPayment') }]} />
            <HeaderCell
              style={{ width: 80 }}
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
              onToggle={() => toggle(row.client.id)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type OwedLineProps = { row: OwedRow; month: string; isChosen: boolean; onToggle: () => void }

function OwedLine({ row, month, isChosen, onToggle }: OwedLineProps) {
  const { t } = useTranslation('paymentsDesk')
  const [remind, reminding] = useRemindOwedMutation()
  const reminds = useControl('paymentEntry')
  const [askStatement] = useLazyViewStatementQuery()
  const { succeed, fail } = useMessage()
  const { client, ages } = row

  async function onRemind() {
    try {
      await remind({ userId: client.id }).unwrap()
      succeed(t('owed.remindDone', { name: client.name }))
    } catch (error) {
      fail(error)
    }
  }

  async function onStatement() {
    const tab = window.open('', '_blank')
    try {
      const { url } = await askStatement({ userId: client.id, month }).unwrap()
      if (tab) tab.location.href = url
      else window.location.assign(url)
    } catch (error) {
      tab?.close()
      fail(error)
    }
  }

  return (
    <Row selected={isChosen}>
      <Cell>
        <Checkbox
          aria-label={t('owed.choose', { name: client.name })}
          checked={isChosen}
          onChange={onToggle}
        />
      </Cell>
      <Cell className={page.cut} title={`${client.name}, ${client.id}`}>
        <TextLink
          className={page.name}
          render={(props) => <Link {...props} to={`/clients/${client.id}?tab=ledger`} />}
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
      <Cell align="end" className="num">
        {row.undelivered || <NoValue />}
      </Cell>
      <Cell className="num">{row.lastPayment ? formatDate(row.lastPayment) : <NoValue />}</Cell>
      <Cell align="end">
        <span className={page.actions}>
          {reminds && (
            <IconButton
              icon={BellRing}
              size="xs"
              label={
                row.remindedAt
                  ? `${t('owed.remindOf', { name: client.name })}, ${t('owed.reminded', { day: formatDate(row.remindedAt) })}`
                  : t('owed.remindOf', { name: client.name })
              }
              disabled={reminding.isLoading}
              onClick={() => void onRemind()}
            />
          )}
          <IconButton
            icon={FileText}
            size="xs"
            label={t('owed.statementOf', { name: client.name })}
            onClick={() => void onStatement()}
          />
        </span>
      </Cell>
    </Row>
  )
}
