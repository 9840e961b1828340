import { useBidTypesQuery } from '@seriba/api/shared/bids'
import { monthsAhead } from '@seriba/domain/orders/order'
import { AmountField } from '@seriba/ui/AmountField'
import { Select } from '@seriba/ui/Select'
import { TextArea } from '@seriba/ui/TextArea'
import { TextField } from '@seriba/ui/TextField'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderWords } from '../words/use-order-words.ts'
import styles from './orders.module.css'
import type { OrderFields } from './use-order-fields.ts'

type MoneyFieldsProps = OrderFields & {
  /** What is known of prices. */
  children: ReactNode
}

/** What it may cost, and where and when it is wanted. */
export function MoneyFields({ values, problems, edit, text, children }: MoneyFieldsProps) {
  const { t } = useTranslation(['orders', 'refusal'])
  const { endOf } = useOrderWords()
  const { data: types = [] } = useBidTypesQuery()
  return (
    <>
      <h2>{t('orders:money')}</h2>
      <div className={styles.fields}>
        <AmountField
          name="budget"
          data-at="budget"
          label={t('orders:budget')}
          value={values.budget}
          error={problems.budget && t(`refusal:${problems.budget}`)}
          onChange={(budget) => edit({ budget })}
        />
        <TextField {...text('port')} />
        <Select
          label={t('orders:bidType')}
          options={[
            { value: '', label: t('orders:any') },
            ...types.map(({ value, label }) => ({ value: String(value), label })),
          ]}
          value={values.bidType === null ? '' : String(values.bidType)}
          onChange={(type) => edit({ bidType: type === '' ? null : Number(type) })}
        />
        {children && <div className={styles.all}>{children}</div>}
        <Select
          label={t('orders:neededBy')}
          hint={t('orders:optional')}
          options={[
            { value: '', label: t('orders:whenever') },
            ...monthsAhead(new Date()).map((value) => ({ value, label: endOf(value) })),
          ]}
          value={values.neededBy}
          onChange={(neededBy) => edit({ neededBy })}
        />
        <TextArea
          className={styles.two}
          label={t('orders:note')}
          hint={t('orders:optional')}
          rows={2}
          maxLength={2000}
          value={values.note}
          onChange={(event) => edit({ note: event.target.value })}
        />
      </div>
    </>
  )
}
