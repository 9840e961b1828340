import type { BankLine } from '@seriba/contracts/bank-files'
import { formatBalance } from '@seriba/domain/format/number'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { AmountField } from '@seriba/ui/AmountField'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PaysForSelect } from '../shared/PaysForSelect.tsx'
import styles from './bank.module.css'
import { fitsLine, receiverOf, unasked } from './line-groups.ts'
import type { BankLinesModel } from './use-bank-lines.ts'

/** Payments that were recorded from a line. */
export function LineParts({ line }: { line: BankLine }) {
  const { t } = useTranslation('paymentsDesk')
  if (line.parts.length === 0) return null
  return (
    <section aria-label={t('bank.parts')}>
      <h3 className={styles.partsHead}>{t('bank.parts')}</h3>
      <ul>
        {line.parts.map(({ ledgerId, amount, client }) => (
          <li key={ledgerId} className={styles.part}>
            <span>
              <TextLink render={(props) => <Link {...props} to={`/clients/${client.id}?tab=ledger`} />}>
                {client.name}
              </TextLink>{' '}
              <span className={`num ${styles.quiet}`}>{t('bank.entry', { id: ledgerId })}</span>
            </span>
            <span className="num">+{formatBalance(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How much of a line goes to a client, and what for. */
export function PartFields({ line, model }: { line: BankLine; model: BankLinesModel }) {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const size = useWide() ? 'sm' : 'touch'
  const decision = model.decision(line)
  const receiver = receiverOf(line, decision)
  if (!receiver) return null
  const left = formatBalance(line.left)
  const entered = paymentCan.amount(decision.amount === undefined ? line.left : decision.amount)
  const tooHigh = fitsLine(line, decision) ? undefined : t('bank.partTooHigh', { amount: left })
  const wrong = entered.ok ? tooHigh : t(`refusal:${entered.reason}`)
  return (
    <>
      <AmountField
        zero
        label={t('bank.part')}
        help={t('bank.partHelp', { amount: left })}
        error={wrong}
        size={size}
        maxLength={13}
        value={decision.amount === undefined ? line.left : decision.amount}
        onChange={(amount) => model.decide(line, { amount, ...unasked })}
      />
      <PaysForSelect
        userId={receiver.id}
        size={size}
        value={decision.purchaseIds}
        onChange={(purchaseIds) => model.decide(line, { purchaseIds, refusal: null })}
      />
    </>
  )
}
