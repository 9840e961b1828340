import { orderGearboxes } from '@seriba/domain/orders/order'
import { RangeField } from '@seriba/ui/RangeField'
import { Select } from '@seriba/ui/Select'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GradeChoice } from './GradeChoice.tsx'
import { MakerField } from './MakerField.tsx'
import { OrderText } from './OrderText.tsx'
import styles from './orders.module.css'
import type { OrderFormModel } from './use-order-form.ts'

type VehicleFieldsProps = {
  form: OrderFormModel
  makers: readonly string[]
  makersLoading: boolean
  models: readonly string[]
}

/** The vehicle that is wanted. */
export function VehicleFields({ form, makers, makersLoading, models }: VehicleFieldsProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const { values, edit, field, errorOf } = form
  return (
    <>
      <h2>{t('vehicle')}</h2>
      <div className={styles.fields}>
        <MakerField form={form} makers={makers} loading={makersLoading} />
        <OrderText form={form} name="model" list={`${id}-models`} autoComplete="off" />
        <OrderText form={form} name="chassis" hint={t('optional')} autoComplete="off" />
        <Names id={`${id}-models`} names={models} />
        <RangeField
          labelAbove
          label={t('years')}
          grouped={false}
          maxDigits={4}
          value={{ from: values.yearFrom, to: values.yearTo }}
          fromLabel={t('yearFrom')}
          toLabel={t('yearTo')}
          fromPlaceholder={t('from')}
          toPlaceholder={t('to')}
          error={errorOf('yearTo') && t('yearsWrong')}
          onChange={({ from, to }) => edit({ yearFrom: from, yearTo: to })}
        />
        <RangeField
          labelAbove
          label={t('mileage')}
          maxDigits={7}
          value={{ from: values.mileageFrom, to: values.mileageTo }}
          fromLabel={t('mileageFrom')}
          toLabel={t('mileageTo')}
          fromPlaceholder={t('from')}
          toPlaceholder={t('to')}
          error={errorOf('mileageTo') && t('mileageWrong')}
          onChange={({ from, to }) => edit({ mileageFrom: from, mileageTo: to })}
        />
        <Select
          label={t('gearbox')}
          options={orderGearboxes.map((value) => ({ value, label: value || t('any') }))}
          {...field('gearbox')}
        />
        <div className={styles.two}>
          <GradeChoice {...field('grades')} />
        </div>
        <OrderText form={form} name="color" hint={t('optional')} />
      </div>
    </>
  )
}

const Names = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)
