import type { CountryCosts } from '@seriba/domain/landed-cost/cost-document'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { TextField } from '@seriba/ui/TextField'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './destinations.module.css'

type NotIncludedPartProps = { country: CountryCosts; onChange: ((next: CountryCosts) => void) | null }

/** What a buyer pays there beside the sums, such as registration. */
export function NotIncludedPart({ country, onChange }: NotIncludedPartProps) {
  const { t, i18n } = useTranslation('costTables')
  const { notIncluded } = country
  if (!onChange)
    return notIncluded.length === 0 ? (
      <p>{t('nothingLeftOut')}</p>
    ) : (
      <ul className={styles.read}>
        {notIncluded.map(({ label }) => (
          <li key={label.en}>{i18n.language === 'ru' ? label.ru : label.en}</li>
        ))}
      </ul>
    )
  const set = (next: CountryCosts['notIncluded']) => onChange({ ...country, notIncluded: next })
  const setLabel = (at: number, change: Partial<{ en: string; ru: string }>) =>
    set(
      notIncluded.map((item, place) =>
        place === at ? { ...item, label: { ...item.label, ...change } } : item,
      ),
    )
  return (
    <div className={styles.form}>
      {notIncluded.map(({ label }, at) => (
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
          <IconButton
            icon={X}
            size="sm"
            label={t('removeItem', { name: label.en || at + 1 })}
            onClick={() => set(notIncluded.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <Button
        size="sm"
        variant="ghost"
        icon={Plus}
        onClick={() => set([...notIncluded, { label: { en: '', ru: '' } }])}
      >
        {t('addItem')}
      </Button>
    </div>
  )
}
