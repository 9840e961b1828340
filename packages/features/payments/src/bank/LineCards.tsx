import type { BankLine } from '@seriba/contracts/bank-files'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Checkbox } from '@seriba/ui/Checkbox'
import { useTranslation } from 'react-i18next'
import cards from '../page/payment-cards.module.css'
import page from '../page/payments-page.module.css'
import styles from './bank.module.css'
import type { LineTableProps } from './LineTable.tsx'
import { groupOf, receiverOf } from './line-groups.ts'
import { MatchBadge } from './MatchBadge.tsx'

/** The same for small screens: two lines each, with the amount on the right. */
export function LineCards({ lines, model, focused, onFocus }: LineTableProps) {
  const { t } = useTranslation('paymentsDesk')
  return (
    <ul className={cards.cards} aria-label={t('bank.table')}>
      {lines.map((line) => {
        const decision = model.decision(line)
        const receiver = receiverOf(line, decision)
        const group = groupOf(line)
        const name = line.sender || line.text
        return (
          <li key={line.id} className={cards.ticked} data-focused={focused === line.id || undefined}>
            <Tick line={line} model={model} name={name} isSettled={receiver !== null} />
            <span className={cards.line}>
              <button type="button" className={styles.sender} onClick={() => onFocus(line.id)}>
                {name}
              </button>
              <span className={`num ${page.in}`}>+{formatBalance(line.amount)}</span>
            </span>
            <span className={cards.line}>
              <span className={page.quiet}>
                <span className="num">{formatDay(line.day)}</span> {receiver?.name ?? t('bank.nobody')}
              </span>
              {group === 'done' || group === 'aside' ? (
                t(`bank.groups.${group}`)
              ) : (
                <MatchBadge match={line.matches[0]?.match ?? 'none'} />
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

type TickProps = Pick<LineTableProps, 'model'> & { line: BankLine; name: string; isSettled: boolean }

function Tick({ line, model, name, isSettled }: TickProps) {
  const { t } = useTranslation('paymentsDesk')
  if (!model.isOpen(line)) return <span />
  return (
    <Checkbox
      aria-label={t('bank.tick', { name })}
      checked={model.decision(line).isTicked && isSettled}
      disabled={!isSettled}
      onChange={({ target }) => model.decide(line, { isTicked: target.checked })}
    />
  )
}
