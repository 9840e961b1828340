import { orderKinds } from '@seriba/domain/orders/order'
import { FormFailure } from '@seriba/forms/FormFailure'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Bike, CarFront, Forklift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BanOfWish } from './BanOfWish.tsx'
import type { Draft } from './draft.ts'
import { MoneyFields } from './MoneyFields.tsx'
import styles from './orders.module.css'
import { PriceHint } from './PriceHint.tsx'
import { type OrderFormModel, type Sender, useOrderForm } from './use-order-form.ts'
import { useVehicleNames } from './use-vehicle-names.ts'
import { VehicleFields } from './VehicleFields.tsx'

const kindIcons = { car: CarFront, bike: Bike, machinery: Forklift }

type OrderFormProps = {
  sender: Sender
  draft: Draft
  intro: string
  /** Below 'The order is sent'. */
  sentText: ReactNode
  /** Whose it is, if that is not the person typing. */
  clientField?: (form: OrderFormModel) => ReactNode
}

/** The vehicle that the user wants found. */
export function OrderForm({ sender, draft, intro, sentText, clientField }: OrderFormProps) {
  const { t } = useTranslation('orders')
  const form = useOrderForm(sender, draft)
  const { wish } = form
  const { pageType, makers, makersLoading, models, known } = useVehicleNames(
    wish.kind,
    wish.maker,
    wish.model,
  )
  return (
    <form {...form.props} className={styles.form}>
      <div className={styles.intro}>
        <p>{intro}</p>
        <SegmentedControl
          size="md"
          label={t('kindLabel')}
          options={orderKinds.map((value) => ({
            value,
            label: t(`kind.${value}`),
            lead: kindIcons[value],
          }))}
          value={wish.kind}
          onChange={(kind) => form.edit({ kind })}
        />
      </div>
      {clientField?.(form)}
      <VehicleFields form={form} makers={makers} makersLoading={makersLoading} models={models} />
      <MoneyFields form={form}>
        {known && <PriceHint pageType={pageType} vehicle={known} wish={wish} />}
        <BanOfWish wish={wish} clientId={form.values.client?.userId} />
      </MoneyFields>
      <FormFailure form={form}>{t('notSent')}</FormFailure>
      <div role="status">
        {form.sent && (
          <Note tone="green">
            <b>{t('sent')}</b>
            <p>{sentText}</p>
          </Note>
        )}
      </div>
      <div className={styles.send}>
        <Button type="submit" variant="primary" size="lg" busy={form.busy}>
          {t('send')}
        </Button>
        <p className={styles.quiet}>{t('free')}</p>
      </div>
    </form>
  )
}
