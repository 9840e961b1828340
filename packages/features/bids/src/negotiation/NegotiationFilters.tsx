import type { NegotiationOptions } from '@seriba/contracts/negotiations'
import { formatDate } from '@seriba/domain/format/date'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { useTranslation } from 'react-i18next'
import { useSelectTexts } from '../bid-filters/use-select-texts.ts'
import styles from './desk-negotiations.module.css'
import { type NegotiationFilter, negotiationFilters } from './use-negotiations-query.ts'

type NegotiationFiltersProps = {
  options: NegotiationOptions | undefined
  chosen: Partial<Record<NegotiationFilter, string>>
  onChoose: (filter: NegotiationFilter, value: string | null) => void
}

/** The filters for the negotiations on screen. */
export function NegotiationFilters({ options, chosen, onChoose }: NegotiationFiltersProps) {
  const { t } = useTranslation('negotiationDesk')
  return (
    <search className={styles.filters} aria-label={t('filters.label')}>
      {negotiationFilters.map((filter) => (
        <Filter
          key={filter}
          filter={filter}
          options={options}
          value={chosen[filter]}
          onChoose={(value) => onChoose(filter, value)}
        />
      ))}
    </search>
  )
}

type FilterProps = {
  filter: NegotiationFilter
  options: NegotiationOptions | undefined
  value: string | undefined
  onChoose: (value: string | null) => void
}

function Filter({ filter, options, value, onChoose }: FilterProps) {
  const { t } = useTranslation('negotiationDesk')
  const label = t(`filters.${filter}`)
  return (
    <InFieldSelect
      className={styles.filter}
      size="sm"
      mode="single"
      label={label}
      texts={useSelectTexts(label)}
      options={options ? choicesOf[filter](options) : []}
      value={value === undefined ? [] : [value]}
      onChange={([next]) => onChoose(next ?? null)}
    />
  )
}

const people = (choices: NegotiationOptions['clients']) =>
  choices.map(({ value, label }) => ({ value: String(value), label }))

const choicesOf: Record<
  NegotiationFilter,
  (options: NegotiationOptions) => { value: string; label: string }[]
> = {
  day: ({ days }) => days.map((day) => ({ value: day, label: formatDate(`${day}T12:00:00+09:00`) })),
  auction: ({ auctions }) => auctions.map((name) => ({ value: name, label: name })),
  manager: ({ managers }) => people(managers),
  client: ({ clients }) => people(clients),
}
