import { groupThousands } from '@seriba/domain/format/number'
import { Checkbox } from '@seriba/ui/Checkbox'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import type { BidTypeRowProps } from './BidTypeRow.tsx'
import { BidTypeEnd, BidTypeOrder } from './bid-type-parts.tsx'
import styles from './tables.module.css'

/** The same for small screens: its names one below the other, with labels. */
export function BidTypeCard({ type, model, first, last }: BidTypeRowProps) {
  const { t } = useTranslation('companyTables')
  const { key, label, used, forBuyers, forManagers } = type
  const name = label.en || t('bidTypes.new')
  return (
    <section aria-label={name} className={styles.hall}>
      <header className={styles.typeHead}>
        <h2>{name}</h2>
        <BidTypeOrder type={type} model={model} first={first} last={last} size="touch" />
      </header>
      {(['en', 'ru'] as const).map((language) => (
        <TextField
          key={language}
          label={t(`bidTypes.${language}`)}
          size="touch"
          maxLength={60}
          lang={language}
          value={label[language]}
          error={language === 'en' && label.en.trim() === '' ? t('bidTypes.nameFirst') : undefined}
          onChange={({ target }) => model.change(key, { label: { ...label, [language]: target.value } })}
        />
      ))}
      <div className={styles.pair}>
        <Checkbox
          checked={forBuyers}
          onChange={({ target }) => model.change(key, { forBuyers: target.checked })}
        >
          {t('bidTypes.buyers')}
        </Checkbox>
        <Checkbox
          checked={forManagers}
          onChange={({ target }) => model.change(key, { forManagers: target.checked })}
        >
          {t('bidTypes.managers')}
        </Checkbox>
      </div>
      <p className={styles.typeHead}>
        <span className="num-words">
          {t('bidTypes.used')}: {groupThousands(used)}
        </span>
        <BidTypeEnd type={type} model={model} size="touch" />
      </p>
    </section>
  )
}
