import { formatNearDay } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { IconButton } from '@seriba/ui/IconButton'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { TextField } from '@seriba/ui/TextField'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useWide } from '@seriba/ui/use-wide'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCostPlace } from '../use-cost-place.ts'
import { countriesByName } from './countries-by-name.ts'
import { type DestinationState, destinationState, stateTones } from './destination-state.ts'
import styles from './destinations.module.css'
import type { DestinationsProps } from './destinations-props.ts'

const views = ['all', 'draft', 'reviewDue'] as const
type View = (typeof views)[number]
const focusField = (field: HTMLInputElement | null) => field?.focus()

/** Every country with its state, how certain its figures are, and when they were read. */
export function DestinationList({
  document,
  published,
  today,
  chosen,
}: DestinationsProps & { chosen: string }) {
  const { t, i18n } = useTranslation('costTables')
  const { go } = useCostPlace()
  const [view, setView] = useState<View>('all')
  const [search, setSearch] = useState('')
  const [searches, setSearches] = useState(false)
  const searchButton = useRef<HTMLButtonElement>(null)
  const endSearch = () => {
    setSearch('')
    setSearches(false)
    searchButton.current?.focus()
  }
  const language = i18n.language === 'ru' ? 'ru' : 'en'
  const rows = countriesByName(document, language).map(([code, country]) => ({
    code,
    country,
    name: country.names[language],
    state: destinationState(document, published, code, today),
  }))
  const of = (state: DestinationState) => rows.filter((row) => row.state === state).length
  const counts = { all: rows.length, draft: of('draft'), reviewDue: of('reviewDue') }
  const shown = rows.filter(
    ({ name, code, state }) =>
      (view === 'all' || state === view) &&
      `${name} ${code}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const step = (by: number) => {
    const next = shown[shown.findIndex(({ code }) => code === chosen) + by]
    if (next) go({ to: next.code })
  }
  useKeyActions({ KeyJ: () => step(1), KeyK: () => step(-1) })
  const wide = useWide()
  return (
    <div className={styles.side}>
      <div className={styles.filters}>
        <SegmentedControl
          label={t('show')}
          size={wide ? 'sm' : 'touch'}
          options={views.map((value) => ({ value, label: `${t(`view.${value}`)} ${counts[value]}` }))}
          value={view}
          onChange={setView}
        />
        <IconButton
          ref={searchButton}
          icon={Search}
          label={t('filterCountry')}
          size={wide ? 'sm' : 'touch'}
          aria-expanded={searches}
          data-cost-search={searches ? undefined : true}
          onClick={() => (searches ? endSearch() : setSearches(true))}
        />
        {searches && (
          <TextField
            ref={focusField}
            className={styles.search}
            label={t('filterCountry')}
            labelHidden
            placeholder={t('filterCountry')}
            size={wide ? 'sm' : 'touch'}
            data-cost-search
            value={search}
            onKeyDown={({ key }) => key === 'Escape' && endSearch()}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </div>
      <ul aria-label={t('destinations')} className={styles.list}>
        {shown.map(({ code, country, name, state }) => (
          <li key={code}>
            <button
              type="button"
              aria-current={code === chosen || undefined}
              onClick={() => go({ to: code })}
            >
              <span className={styles.code}>{code}</span>
              <b>{name}</b>
              <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
              <small>
                {country.contested ? <em>{t('contested')}</em> : t(`confidence.${country.confidence}`)}
                {country.sources[0] &&
                  `, ${t('readOn', { day: formatNearDay(country.sources[0].readOn, today) })}`}
              </small>
            </button>
          </li>
        ))}
        {shown.length === 0 && <li className={styles.nothing}>{t('nothingFound')}</li>}
      </ul>
    </div>
  )
}
