import { orderKinds } from '@seriba/domain/orders/order'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Bike, CarFront, Forklift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from './draft.ts'
import { MoneyFields } from './MoneyFields.tsx'
import styles from './orders.module.css'
import { PriceHint } from './PriceHint.tsx'
import { useOrderFields } from './use-order-fields.ts'
import { type Sender, useOrderForm } from './use-order-form.ts'
import { useVehicleNames } from './use-vehicle-names.ts'
import { VehicleFields } from './VehicleFields.tsx'

const kindIcons = { car: CarFront, bike: Bike, machinery: Forklift }

type OrderFormProps = {
  sender: Sender
  draft: Draft
  intro: string
  /** Under 'The order is sent'. */
  sentText: ReactNode
  /** Whose it is, where that is not who types. */
  children?: ReactNode
}

/** The vehicle one wants found. */
export function OrderForm({ sender, draft, intro, sentText, children }: OrderFormProps) {
  const { t } = useTranslation(['orders', 'refusal'])
  const order = useOrderForm(sender, draft)
  const { form, values, error, pending, sent, edit, submit } = order
  const fields = useOrderFields(order)
  const { pageType, makers, models, known } = useVehicleNames(values.kind, values.maker, values.model)
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={styles.intro}>
        <p>{intro}</p>
        <SegmentedControl
          size="md"
          label={t('orders:kindLabel')}
          options={orderKinds.map((value) => ({
            value,
            label: t(`orders:kind.${value}`),
            lead: kindIcons[value],
          }))}
          value={values.kind}
          onChange={(kind) => edit({ kind })}
        />
      </div>
      {children}
      <VehicleFields {...fields} makers={makers} models={models} />
      <MoneyFields {...fields}>
        {known && <PriceHint pageType={pageType} vehicle={known} wish={values} />}
      </MoneyFields>
      {error && (
        <Note tone="red" role="alert">
          <b>{t(`refusal:${error}`)}</b>
          <p>{t('orders:notSent')}</p>
        </Note>
      )}
      <div role="status">
        {sent && (
          <Note tone="green">
            <b>{t('orders:sent')}</b>
            <p>{sentText}</p>
          </Note>
        )}
      </div>
      <div className={styles.send}>
        <Button type="submit" variant="primary" size="lg" busy={pending}>
          {t('orders:send')}
        </Button>
        <p className={styles.quiet}>{t('orders:free')}</p>
      </div>
    </form>
  )
}
