import type { SharedMechLot } from '@seriba/contracts/lot'
import { useTranslation } from 'react-i18next'
import styles from './facts.module.css'
import { needsFullLine } from './full-line.ts'

/** The hall's description of a machine, in its own words and order. */
export function Description({ lot }: { lot: SharedMechLot }) {
  const { t } = useTranslation('lot')
  const lines = readDescription(lot.mechSpecification.description)
  if (lines.length === 0) return null
  return (
    <section aria-label={t('description')} className={styles.description}>
      <h2 className={styles.heading}>{t('description')}</h2>
      <dl className={styles.specification}>
        {lines.map(([name, value]) => (
          <div key={name} data-full={needsFullLine(name, value) || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A JSON object of names and values; anything else is not a description. */
export function readDescription(text: string): [name: string, value: string][] {
  try {
    const parsed: unknown = JSON.parse(text || '{}')
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return []
    return Object.entries(parsed).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) && value !== '' ? [[name, String(value)]] : [],
    )
  } catch {
    return []
  }
}
