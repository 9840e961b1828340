import type { CountryCosts } from '@seriba/domain/landed-cost/cost-document'
import type { Programme } from '@seriba/domain/landed-cost/tables'
import { Badge } from '@seriba/ui/Badge'
import { Tabs } from '@seriba/ui/Tabs'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryRules } from '../CountryRules.tsx'
import { withValue } from '../grid-rows.ts'
import { destinationState, programmesOf, stateTones } from './destination-state.ts'
import styles from './destinations.module.css'
import type { DestinationsProps } from './destinations-props.ts'
import { HistoryPart } from './HistoryPart.tsx'
import { NotIncludedPart } from './NotIncludedPart.tsx'
import { ProgrammePart } from './ProgrammePart.tsx'
import { SourcesPart } from './SourcesPart.tsx'
import { casesOfCountry, TestCasesPart } from './TestCasesPart.tsx'

type Part = 'steps' | 'rules' | 'sources' | 'notIncluded' | 'cases' | 'history'

/** What one country charges: its steps in order, its rules, their sources, and what the sums do not include. */
export function Destination({
  document,
  published,
  today,
  onChange,
  code,
}: DestinationsProps & { code: string }) {
  const { t, i18n } = useTranslation('costTables')
  const [part, setPart] = useState<Part>('steps')
  const panelId = useId()
  const country = document.countries[code] as CountryCosts
  const programmes = programmesOf(document, code)
  const state = destinationState(document, published, code, today)
  const steps = programmes.reduce((sum, key) => sum + (document.tables.programmes[key]?.steps.length ?? 0), 0)
  const setCountry =
    onChange && ((next: CountryCosts) => onChange(withValue(document, ['countries', code], next)))
  const setProgramme =
    onChange &&
    ((key: string, next: Programme) => onChange(withValue(document, ['tables', 'programmes', key], next)))
  return (
    <section className={styles.destination} aria-label={country.names.en}>
      <div className={styles.head}>
        <h2>{i18n.language === 'ru' ? country.names.ru : country.names.en}</h2>
        <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <Tabs
        label={country.names.en}
        panelId={panelId}
        items={[
          { value: 'steps', label: t('tab.steps'), count: steps },
          {
            value: 'rules',
            label: t('tab.rules'),
            count: (country.bans?.length ?? 0) + (country.rules?.length ?? 0),
          },
          { value: 'sources', label: t('tab.sources'), count: country.sources.length },
          { value: 'notIncluded', label: t('tab.notIncluded'), count: country.notIncluded.length },
          { value: 'cases', label: t('tab.cases'), count: casesOfCountry(document, code).length },
          { value: 'history', label: t('tab.history') },
        ]}
        value={part}
        onChange={setPart}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`tab.${part}`)} className={styles.body}>
        {part === 'steps' &&
          (programmes.length === 0 ? (
            <p>{t(country.offer === 'prohibited' ? 'prohibitedText' : 'noSteps')}</p>
          ) : (
            programmes.map((key) => (
              <ProgrammePart
                key={key}
                name={key}
                programme={document.tables.programmes[key] as Programme}
                published={published?.tables.programmes[key]}
                currencies={Object.keys(document.tables.fx)}
                onChange={setProgramme && ((next) => setProgramme(key, next))}
              />
            ))
          ))}
        {part === 'rules' && <CountryRules country={country} open />}
        {part === 'sources' && <SourcesPart country={country} today={today} onChange={setCountry} />}
        {part === 'notIncluded' && (
          <NotIncludedPart
            country={country}
            currencies={[
              ...new Set([
                ...programmes.flatMap((key) => document.tables.programmes[key]?.currency ?? []),
                ...Object.keys(document.tables.fx),
                'JPY',
              ]),
            ]}
            onChange={setCountry}
          />
        )}
        {part === 'cases' && (
          <TestCasesPart document={document} today={today} onChange={onChange} code={code} />
        )}
        {part === 'history' && <HistoryPart code={code} />}
      </div>
    </section>
  )
}
