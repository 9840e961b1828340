import { useBidTypesQuery } from '@seriba/api/shared/bids'
import { monthsAhead } from '@seriba/domain/orders/order'
import { AmountField } from '@seriba/ui/AmountField'
import { Select } from '@seriba/ui/Select'
import { TextArea } from '@seriba/ui/TextArea'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderWords } from '../words/use-order-words.ts'
import { OrderText } from './OrderText.tsx'
import styles from './orders.module.css'
import type { OrderFormModel } from './use-order-form.ts'

type MoneyFieldsProps = {
  form: OrderFormModel
  /** What is known about prices. */
  children: ReactNode
}

/** What it may cost, and where and when it is wanted. */
export function MoneyFields({ form, children }: MoneyFieldsProps) {
  const { t } = useTranslation('orders')
  const bidType = form.field('bidType')
  const { endOf } = useOrderWords()
  const { data: types = [] } = useBidTypesQuery()
  return (
    <>
      <h2>{t('money')}</h2>
      <div className={styles.fields}>
        <AmountField {...form.field('budget')} label={t('budget')} />
        <OrderText form={form} name="port" />
        <Select
          label={t('bidType')}
          options={[
            { value: '', label: t('any') },
            ...types.map(({ value, label }) => ({ value: String(value), label })),
          ]}
          {...bidType}
          value={bidType.value === null ? '' : String(bidType.value)}
          onChange={(type) => bidType.onChange(type === '' ? null : Number(type))}
        />
        {children && <div className={styles.all}>{children}</div>}
        <Select
          label={t('neededBy')}
          hint={t('optional')}
          options={[
            { value: '', label: t('whenever') },
            ...monthsAhead(new Date()).map((value) => ({ value, label: endOf(value) })),
          ]}
          {...form.field('neededBy')}
        />
        <TextArea
          className={styles.two}
          label={t('note')}
          hint={t('optional')}
          rows={2}
          maxLength={2000}
          {...form.text('note')}
        />
      </div>
    </>
  )
}
