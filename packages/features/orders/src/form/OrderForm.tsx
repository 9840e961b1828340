import { orderKinds } from '@seriba/domain/orders/order'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { RangeField } from '@seriba/ui/RangeField'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { TextArea } from '@seriba/ui/TextArea'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { GradeChoice } from './GradeChoice.tsx'
import styles from './orders.module.css'
import { useOrderForm } from './use-order-form.ts'

export function OrderForm() {
  const { t } = useTranslation(['orders', 'refusal'])
  const { form, values, problems, refusal, pending, sent, edit, leave, submit } = useOrderForm()
  const text = (name: 'maker' | 'model' | 'port') => ({
    name,
    'data-at': name,
    label: t(`orders:${name}`),
    maxLength: name === 'maker' ? 60 : 80,
    value: values[name],
    error: problems[name] && t(`refusal:${problems[name]}`),
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
    onBlur: () => values[name] !== '' && leave(name),
  })

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
        <p>{t('orders:intro')}</p>
        <SegmentedControl
          size="md"
          label={t('orders:kindLabel')}
          options={orderKinds.map((value) => ({ value, label: t(`orders:kind.${value}`) }))}
          value={values.kind}
          onChange={(kind) => edit({ kind })}
        />
      </div>

      <h2>{t('orders:vehicle')}</h2>
      <div className={styles.fields}>
        <TextField {...text('maker')} />
        <TextField {...text('model')} />
        <RangeField
          className={styles.years}
          data-at="yearTo"
          label={t('orders:years')}
          grouped={false}
          maxDigits={4}
          value={{ from: values.yearFrom, to: values.yearTo }}
          fromLabel={t('orders:yearFrom')}
          toLabel={t('orders:yearTo')}
          fromPlaceholder={t('orders:from')}
          toPlaceholder={t('orders:to')}
          error={problems.yearTo && t('orders:yearsWrong')}
          onChange={({ from, to }) => edit({ yearFrom: from, yearTo: to })}
        />
      </div>
      <GradeChoice value={values.grades} onChange={(grades) => edit({ grades })} />

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
        <TextArea
          className={styles.note}
          label={t('orders:note')}
          hint={t('orders:optional')}
          rows={3}
          maxLength={2000}
          value={values.note}
          onChange={(event) => edit({ note: event.target.value })}
        />
      </div>

      {refusal && (
        <Note tone="red" role="alert">
          <b>{t(`refusal:${refusal}`)}</b>
          <p>{t('orders:notSent')}</p>
        </Note>
      )}
      <div role="status">
        {sent && (
          <Note tone="green">
            <b>{t('orders:sent')}</b>
            <p>{t('orders:sentText')}</p>
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
