import type { Amount } from '@seriba/domain/landed-cost/tables'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import { AmountList, type DrawAmount } from './AmountList.tsx'
import styles from './amounts.module.css'
import { BasesField } from './BasesField.tsx'
import { BracketFields } from './BracketFields.tsx'
import { Figure } from './Figure.tsx'
import { type AmountKind, amountKinds, kindOf, newAmount } from './kinds.ts'

export type AmountFieldsProps = {
  amount: Amount
  /** What it may be a share of. */
  bases: readonly string[]
  currencies: readonly string[]
  onChange: (amount: Amount) => void
}

/** One amount of the closed vocabulary; amounts that are made of others contain them. */
export function AmountFields(props: AmountFieldsProps) {
  const { amount, onChange } = props
  const { t } = useTranslation('costTables')
  return (
    <div className={styles.amount}>
      <Select<AmountKind>
        label={t('amount.kind')}
        size="sm"
        options={amountKinds.map((value) => ({ value, label: t(`amount.${value}`) }))}
        value={kindOf(amount)}
        onChange={(kind) => kind !== kindOf(amount) && onChange(newAmount(kind))}
      />
      <Own {...props} />
    </div>
  )
}

function Own({ amount, bases, currencies, onChange }: AmountFieldsProps) {
  const { t } = useTranslation('costTables')
  const draw: DrawAmount = (one, change) => (
    <AmountFields amount={one} bases={bases} currencies={currencies} onChange={change} />
  )
  if ('by' in amount) return <BracketFields amount={amount} bases={bases} draw={draw} onChange={onChange} />
  if ('sum' in amount) return <AmountList of={amount.sum} draw={draw} onChange={(sum) => onChange({ sum })} />
  if ('max' in amount) return <AmountList of={amount.max} draw={draw} onChange={(max) => onChange({ max })} />
  if ('min' in amount) return <AmountList of={amount.min} draw={draw} onChange={(min) => onChange({ min })} />
  if ('percent' in amount)
    return (
      <>
        <Figure
          label={t('cell.percent')}
          value={amount.percent}
          onChange={(percent) => onChange({ ...amount, percent })}
        />
        <Figure
          label={t('amount.aboveLabel')}
          value={amount.above ?? ''}
          onChange={(above) => {
            const { above: _, ...rest } = amount
            onChange(above === '' ? rest : { ...rest, above })
          }}
        />
        <BasesField of={amount.of} bases={bases} onChange={(of) => onChange({ ...amount, of })} />
      </>
    )
  if ('fixed' in amount)
    return (
      <>
        <Figure
          label={t('amount.fixed')}
          value={amount.fixed}
          onChange={(fixed) => onChange({ ...amount, fixed })}
        />
        <Currency amount={amount} currencies={currencies} onChange={onChange} />
      </>
    )
  if ('perCc' in amount)
    return (
      <>
        <Figure
          label={t('amount.perCc')}
          value={amount.perCc}
          onChange={(perCc) => onChange({ ...amount, perCc })}
        />
        <Currency amount={amount} currencies={currencies} onChange={onChange} />
      </>
    )
  if ('perCcYear' in amount)
    return (
      <Figure
        label={t('amount.perCcYear')}
        value={amount.perCcYear}
        onChange={(perCcYear) => onChange({ perCcYear })}
      />
    )
  return (
    <>
      <Figure
        label={t('amount.perUnit')}
        value={amount.perUnit}
        onChange={(perUnit) => onChange({ ...amount, perUnit })}
      />
      <Select
        label={t('amount.unit')}
        size="sm"
        options={(['hp', 'co2', 'kg'] as const).map((value) => ({ value, label: t(`unit.${value}`) }))}
        value={amount.unit}
        onChange={(unit) => onChange({ ...amount, unit })}
      />
      <Currency amount={amount} currencies={currencies} onChange={onChange} />
    </>
  )
}

type Priced = Extract<Amount, { currency?: string }>
type CurrencyProps<Of extends Priced> = Pick<AmountFieldsProps, 'currencies'> & {
  amount: Of
  onChange: (amount: Of) => void
}

/** In the program's own currency, or in another one. */
function Currency<Of extends Priced>({ amount, currencies, onChange }: CurrencyProps<Of>) {
  const { t } = useTranslation('costTables')
  const own = '-'
  return (
    <Select
      label={t('amount.currency')}
      size="sm"
      options={[
        { value: own, label: t('amount.ownCurrency') },
        ...currencies.map((value) => ({ value, label: value })),
      ]}
      value={amount.currency ?? own}
      onChange={(currency) => {
        const { currency: _, ...rest } = amount
        onChange((currency === own ? rest : { ...rest, currency }) as Of)
      }}
    />
  )
}
