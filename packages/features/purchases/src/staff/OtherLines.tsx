import { mostOtherLines } from '@seriba/domain/purchases/costs'
import { AddButton } from '@seriba/ui/AddButton'
import { AmountField } from '@seriba/ui/AmountField'
import { FieldError } from '@seriba/ui/Field'
import { IconButton } from '@seriba/ui/IconButton'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './finance.module.css'
import { useCostError } from './use-cost-error.ts'
import { type Finances, isTooHigh, newLine, type TypedLine } from './use-finances.ts'

/** What the other fees consist of; their sum is charged. */
export function OtherLines({ costs }: { costs: Finances }) {
  const { t } = useTranslation(['purchaseDesk', 'purchases'])
  const size = useWide() ? 'md' : 'touch'
  const { lines, other } = costs.typed
  const errorId = useId()
  const onlyTogether =
    lines.length > 0 && isTooHigh(costs.other) && !lines.some(({ amount }) => isTooHigh(amount))
  const errorOf = useCostError()
  const change = (next: TypedLine[]) => costs.change({ lines: next })
  const edit = (key: number, part: Partial<TypedLine>) =>
    change(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const add = () => {
    // An amount charged as a single sum stays charged: it is the first of the lines.
    const inOneSum =
      lines.length === 0 && other ? [newLine({ label: t('purchases:otherFees'), amount: other })] : []
    change([...lines, ...inOneSum, newLine()])
  }
  return (
    <fieldset className={styles.others} aria-describedby={onlyTogether ? errorId : undefined}>
      <legend>{t('page.otherLines')}</legend>
      {lines.map(({ key, label, amount }) => (
        <div key={key} className={styles.other}>
          <TextField
            label={t('page.label')}
            labelHidden
            placeholder={t('page.label')}
            size={size}
            maxLength={100}
            value={label}
            onChange={({ target }) => edit(key, { label: target.value })}
          />
          <AmountField
            zero
            label={`${t('page.amount')}: ${label}`}
            labelHidden
            size={size}
            value={amount}
            error={errorOf(amount)}
            onChange={(value) => edit(key, { amount: value })}
          />
          <IconButton
            icon={X}
            size={size === 'md' ? 'sm' : 'touch'}
            label={t('page.removeLine', { label })}
            onClick={() => change(lines.filter((line) => line.key !== key))}
          />
        </div>
      ))}
      {onlyTogether && <FieldError id={errorId}>{t('page.otherTooHigh')}</FieldError>}
      {lines.length < mostOtherLines && <AddButton onAdd={add}>{t('page.addLine')}</AddButton>}
    </fieldset>
  )
}
