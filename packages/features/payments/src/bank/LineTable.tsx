import type { BankLine } from '@seriba/contracts/bank-files'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import page from '../page/payments-page.module.css'
import styles from './bank.module.css'
import { groupOf, receiverOf } from './line-groups.ts'
import { MatchBadge } from './MatchBadge.tsx'
import type { BankLinesModel } from './use-bank-lines.ts'
import { useMatchWords } from './use-match-words.ts'

export type LineTableProps = {
  lines: readonly BankLine[]
  model: BankLinesModel
  focused: number | null
  onFocus: (id: number) => void
}

/** The id of a line’s row, by which keys find it. */
export const lineElementId = (id: number) => `bank-line-${id}`

export function LineTable({ lines, model, focused, onFocus }: LineTableProps) {
  const { t } = useTranslation(['paymentsDesk', 'money'])
  return (
    <div className={page.scroll}>
      <Table rows="ledger" aria-label={t('bank.table')} className={styles.table}>
        <thead>
          <tr>
            <HeaderCell
              style={{ width: 40 }}
              lines={[{ label: <span className="visually-hidden">{t('keys.tick')}</span> }]}
            />
            <HeaderCell style={{ width: 92 }} lines={[{ label: t('money:payments.date') }]} />
            <HeaderCell lines={[{ label: t('bank.sender') }]} />
            <HeaderCell align="end" style={{ width: 112 }} lines={[{ label: t('money:payments.amount') }]} />
            <HeaderCell style={{ width: 210 }} lines={[{ label: t('bank.goesTo') }]} />
            <HeaderCell align="end" style={{ width: 88 }} lines={[{ label: t('bank.difference') }]} />
            <HeaderCell style={{ width: 122 }} lines={[{ label: t('bank.match') }]} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              model={model}
              focused={focused === line.id}
              onFocus={() => onFocus(line.id)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type LineRowProps = { line: BankLine; model: BankLinesModel; focused: boolean; onFocus: () => void }

function LineRow({ line, model, focused, onFocus }: LineRowProps) {
  const { t } = useTranslation('paymentsDesk')
  const wordsOf = useMatchWords()
  const decision = model.decision(line)
  const receiver = receiverOf(line, decision)
  const group = groupOf(line)
  const difference = receiver?.match?.difference ?? null
  return (
    <Row id={lineElementId(line.id)} tabIndex={-1} focused={focused} onFocus={onFocus} onClick={onFocus}>
      <Cell>
        {model.isOpen(line) && (
          <Checkbox
            aria-label={t('bank.tick', { name: line.sender || line.text })}
            checked={decision.isTicked && receiver !== null}
            disabled={receiver === null}
            onChange={({ target }) => model.decide(line, { isTicked: target.checked })}
          />
        )}
      </Cell>
      <Cell className="num">{formatDay(line.day)}</Cell>
      <Cell data-wraps>
        <b>{line.sender || line.text}</b>
        {line.sender !== '' && line.sender !== line.text && (
          <span className={styles.tail}>
            <bdi>{line.text}</bdi>
          </span>
        )}
      </Cell>
      <Cell align="end" className={`num ${page.in}`}>
        +{formatBalance(line.amount)}
        {line.left > 0 && line.left < line.amount && (
          <>
            <br />
            <span className={page.quiet}>{t('bank.left', { amount: formatBalance(line.left) })}</span>
          </>
        )}
      </Cell>
      <Cell className={page.description}>
        {receiver ? (
          <>
            <b>{receiver.name}</b> <span className={`num ${page.quiet}`}>{receiver.id}</span>
            <br />
            <span className={page.quiet}>{wordsOf(receiver.match ?? { deposit: null, invoices: [] })}</span>
          </>
        ) : (
          <span className={page.quiet}>
            {line.ledgerId === null ? t('bank.nobody') : t('bank.entry', { id: line.ledgerId })}
          </span>
        )}
      </Cell>
      <Cell align="end" className={`num ${difference ? styles.differs : ''}`}>
        {difference === null ? <NoValue /> : formatBalance(difference)}
      </Cell>
      <Cell>
        {group === 'done' || group === 'aside' ? (
          t(`bank.groups.${group}`)
        ) : (
          <MatchBadge match={line.matches[0]?.match ?? 'none'} />
        )}
      </Cell>
    </Row>
  )
}
