import { formatDay } from '@seriba/domain/format/date'
import { type CountryCosts, confidences, countryOffers } from '@seriba/domain/landed-cost/cost-document'
import type { CostSource } from '@seriba/domain/landed-cost/cost-source'
import { DayField } from '@seriba/forms/DayField'
import { AddButton } from '@seriba/ui/AddButton'
import { Checkbox } from '@seriba/ui/Checkbox'
import { IconButton } from '@seriba/ui/IconButton'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { TextLink } from '@seriba/ui/TextLink'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './destinations.module.css'

type SourcesPartProps = {
  country: CountryCosts
  today: string
  onChange: ((next: CountryCosts) => void) | null
}

/** What the company offers for a country, how certain it is, and its sources. */
export function SourcesPart({ country, today, onChange }: SourcesPartProps) {
  const { t } = useTranslation('costTables')
  const { offer, confidence, reviewBy, sources, contested } = country
  if (!onChange) return <Read country={country} today={today} />
  const set = (change: Partial<CountryCosts>) => onChange({ ...country, ...change })
  const setSource = (at: number, change: Partial<CostSource>) =>
    set({ sources: sources.map((source, place) => (place === at ? { ...source, ...change } : source)) })
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <Select
          label={t('offerLabel')}
          size="sm"
          options={countryOffers.map((value) => ({ value, label: t(`offer.${value}`) }))}
          value={offer}
          onChange={(value) => set({ offer: value })}
        />
        <Select
          label={t('confidenceLabel')}
          size="sm"
          options={confidences.map((value) => ({ value, label: t(`confidence.${value}`) }))}
          value={confidence}
          onChange={(value) => set({ confidence: value })}
        />
        <DayField
          label={t('reviewByLabel')}
          size="sm"
          value={reviewBy ?? ''}
          onChange={(day) => set({ reviewBy: day || null })}
        />
      </div>
      <TextField
        label={t('contestedLabel')}
        size="sm"
        maxLength={500}
        value={contested ?? ''}
        onChange={({ target }) => {
          const { contested: _, ...rest } = country
          onChange(target.value === '' ? rest : { ...rest, contested: target.value })
        }}
      />
      {sources.map((source, at) => (
        // Otherwise the typed text would be its key, and the field would be replaced with each letter.
        <div key={at} className={styles.fields}>
          <TextField
            label={t('sourceTitle')}
            size="sm"
            value={source.title}
            onChange={({ target }) => setSource(at, { title: target.value })}
          />
          <TextField
            label={t('sourceUrl')}
            size="sm"
            type="url"
            value={source.url}
            onChange={({ target }) => setSource(at, { url: target.value })}
          />
          <DayField
            label={t('readOnLabel')}
            size="sm"
            max={today}
            value={source.readOn}
            onChange={(readOn) => setSource(at, { readOn })}
          />
          <Checkbox
            checked={source.official}
            onChange={({ target }) => setSource(at, { official: target.checked })}
          >
            {t('officialPage')}
          </Checkbox>
          <IconButton
            icon={X}
            size="sm"
            label={t('removeSource', { title: source.title || at + 1 })}
            onClick={() => set({ sources: sources.filter((_, place) => place !== at) })}
          />
        </div>
      ))}
      <AddButton
        onAdd={() => set({ sources: [...sources, { title: '', url: '', readOn: today, official: false }] })}
      >
        {t('addSource')}
      </AddButton>
    </div>
  )
}

function Read({ country, today }: Omit<SourcesPartProps, 'onChange'>) {
  const { t } = useTranslation('costTables')
  const { offer, confidence, reviewBy, sources, contested } = country
  const isDue = reviewBy !== null && reviewBy < today
  return (
    <div className={styles.read}>
      <p>
        {t(`offer.${offer}`)}, {t(`confidence.${confidence}`)}
        {reviewBy !== null && (
          <span data-due={isDue || undefined}>
            , {t(isDue ? 'reviewDue' : 'reviewBy', { day: formatDay(reviewBy) })}
          </span>
        )}
      </p>
      {sources.map(({ title, url, readOn, official }) => (
        <p key={url}>
          <TextLink inline href={url} target="_blank" rel="noreferrer">
            {title}
          </TextLink>
          , {t('readOn', { day: formatDay(readOn) })}
          {!official && `, ${t('notOfficial')}`}
        </p>
      ))}
      {contested && <p data-due>{contested}</p>}
    </div>
  )
}
