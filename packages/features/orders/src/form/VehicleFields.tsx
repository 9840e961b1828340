import { orderGearboxes } from '@seriba/domain/orders/order'
import { RangeField } from '@seriba/ui/RangeField'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GradeChoice } from './GradeChoice.tsx'
import styles from './orders.module.css'
import type { OrderFields } from './use-order-fields.ts'

type VehicleFieldsProps = OrderFields & { makers: readonly string[]; models: readonly string[] }

/** What is looked for. */
export function VehicleFields({ values, problems, edit, text, makers, models }: VehicleFieldsProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  return (
    <>
      <h2>{t('vehicle')}</h2>
      <div className={styles.fields}>
        <TextField {...text('maker')} list={`${id}-makers`} autoComplete="off" />
        <TextField {...text('model')} list={`${id}-models`} autoComplete="off" />
        <TextField {...text('chassis')} hint={t('optional')} autoComplete="off" />
        <Names id={`${id}-makers`} names={makers} />
        <Names id={`${id}-models`} names={models} />
        <RangeField
          labelAbove
          data-at="yearTo"
          label={t('years')}
          grouped={false}
          maxDigits={4}
          value={{ from: values.yearFrom, to: values.yearTo }}
          fromLabel={t('yearFrom')}
          toLabel={t('yearTo')}
          fromPlaceholder={t('from')}
          toPlaceholder={t('to')}
          error={problems.yearTo && t('yearsWrong')}
          onChange={({ from, to }) => edit({ yearFrom: from, yearTo: to })}
        />
        <RangeField
          labelAbove
          data-at="mileageTo"
          label={t('mileage')}
          maxDigits={7}
          value={{ from: values.mileageFrom, to: values.mileageTo }}
          fromLabel={t('mileageFrom')}
          toLabel={t('mileageTo')}
          fromPlaceholder={t('from')}
          toPlaceholder={t('to')}
          error={problems.mileageTo && t('mileageWrong')}
          onChange={({ from, to }) => edit({ mileageFrom: from, mileageTo: to })}
        />
        <Select
          label={t('gearbox')}
          options={orderGearboxes.map((value) => ({ value, label: value || t('any') }))}
          value={values.gearbox}
          onChange={(gearbox) => edit({ gearbox })}
        />
        <div className={styles.two}>
          <GradeChoice value={values.grades} onChange={(grades) => edit({ grades })} />
        </div>
        <TextField {...text('color')} hint={t('optional')} />
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
