import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { owedAges } from '@seriba/domain/money/owed-ages'
import { Checkbox } from '@seriba/ui/Checkbox'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import cards from '../page/payment-cards.module.css'
import page from '../page/payments-page.module.css'
import { OwedRowActions } from './OwedRowActions.tsx'
import { type OwedTableProps, toggled } from './OwedTable.tsx'
import styles from './owed.module.css'

/** The same for small screens: two lines each, with the amount owed on the right. */
export function OwedCards({ rows, month, chosen, onChoose, shown, addressOf }: OwedTableProps) {
  const { t } = useTranslation('paymentsDesk')
  return (
    <ul className={cards.cards} aria-label={t('owed.table')}>
      {rows.map((row) => {
        const { client, ages, lastPayment } = row
        const oldest = owedAges.findLast((age) => ages[age] > 0)
        return (
          <li key={client.id} className={cards.ticked}>
            <Checkbox
              aria-label={t('owed.choose', { name: client.name })}
              checked={chosen.has(client.id)}
              onChange={() => onChoose(toggled(chosen, client.id))}
            />
            <span className={cards.line}>
              <TextLink
                className={`${page.name} ${page.anyLength}`}
                aria-current={client.id === shown || undefined}
                render={(props) => <Link {...props} to={addressOf(client.id)} />}
              >
                {client.name}
              </TextLink>
              <b className="num">{formatBalance(row.owed)}</b>
            </span>
            <span className={cards.line}>
              <span className={page.quiet}>
                {oldest && (
                  <span className={styles.age} data-age={oldest}>
                    {t(`owed.ages.${oldest}`)}
                  </span>
                )}
                {lastPayment && `, ${t('owed.lastPayment')} ${formatDate(lastPayment)}`}
              </span>
              <OwedRowActions row={row} month={month} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
