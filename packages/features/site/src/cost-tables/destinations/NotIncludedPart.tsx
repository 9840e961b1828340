import type { CountryCosts } from '@seriba/domain/landed-cost/cost-document'
import { typicalSumOf } from '@seriba/domain/landed-cost/typical-sum'
import { AddButton } from '@seriba/ui/AddButton'
import { IconButton } from '@seriba/ui/IconButton'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../amounts/Figure.tsx'
import styles from './destinations.module.css'

type NotIncludedPartProps = {
  country: CountryCosts
  /** The currencies in which its typical amount may be entered, the country's own first. */
  currencies: readonly string[]
  onChange: ((next: CountryCosts) => void) | null
}
type Item = CountryCosts['notIncluded'][number]

/** What a buyer pays there in addition to the sums, such as registration. */
export function NotIncludedPart({ country, currencies, onChange }: NotIncludedPartProps) {
  const { t, i18n } = useTranslation(['costTables', 'costs'])
  const { notIncluded } = country
  if (!onChange)
    return notIncluded.length === 0 ? (
      <p>{t('nothingLeftOut')}</p>
    ) : (
      <ul className={styles.read}>
        {notIncluded.map(({ label, typical }) => {
          const name = i18n.language === 'ru' ? label.ru : label.en
          const sum = typical && typicalSumOf(typical)
          return <li key={label.en}>{sum ? t('costs:typical', { name, sum }) : name}</li>
        })}
      </ul>
    )
  const set = (next: CountryCosts['notIncluded']) => onChange({ ...country, notIncluded: next })
  /** An empty sum means none. */
  const setTypical = (at: number, change: Partial<NonNullable<Item['typical']>>) =>
    set(
      notIncluded.map(({ label, typical }, place) => {
        if (place !== at) return typical ? { label, typical } : { label }
        const next = { amount: '', currency: currencies[0] ?? 'JPY', ...typical, ...change }
        return next.amount === '' ? { label } : { label, typical: next }
      }),
    )
  const setLabel = (at: number, change: Partial<{ en: string; ru: string }>) =>
    set(
      notIncluded.map((item, place) =>
        place === at ? { ...item, label: { ...item.label, ...change } } : item,
      ),
    )
  return (
    <div className={styles.form}>
      {notIncluded.map(({ label, typical }, at) => (
        <div key={at} className={styles.fields}>
          <TextField
            label={t('labelEn')}
            size="sm"
            value={label.en}
            onChange={({ target }) => setLabel(at, { en: target.value })}
          />
          <TextField
            label={t('labelRu')}
            size="sm"
            lang="ru"
            value={label.ru}
            onChange={({ target }) => setLabel(at, { ru: target.value })}
          />
          <Figure
            label={t('typicalSum')}
            value={typical?.amount ?? ''}
            onChange={(amount) => setTypical(at, { amount })}
          />
          {typical && (
            <Select
              label={t('amount.currency')}
              size="sm"
              options={currencies.map((value) => ({ value, label: value }))}
              value={typical.currency}
              onChange={(currency) => setTypical(at, { currency })}
            />
          )}
          <IconButton
            icon={X}
            size="sm"
            label={t('removeItem', { name: label.en || at + 1 })}
            onClick={() => set(notIncluded.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <AddButton onAdd={() => set([...notIncluded, { label: { en: '', ru: '' } }])}>{t('addItem')}</AddButton>
    </div>
  )
}
