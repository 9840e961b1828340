import { formatDay } from '@seriba/domain/format/date'
import { voyageName, voyageState } from '@seriba/domain/purchases/voyage'
import { Badge } from '@seriba/ui/Badge'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { tones, type VoyageTableProps } from './VoyageTable.tsx'
import styles from './voyages.module.css'

/** The same for small screens: ship and state, then the route, its days and the cars on board. */
export function VoyageCards({ voyages, today, onOpen }: VoyageTableProps) {
  const { t } = useTranslation('purchaseDesk')
  return (
    <ul className={styles.cards} aria-label={t('voyages.table')}>
      {voyages.map((voyage) => {
        const name = voyageName(voyage)
        const state = voyageState(voyage, today)
        return (
          <li key={voyage.id}>
            <span className={styles.line}>
              {onOpen ? (
                <TextButton aria-label={t('voyages.edit', { voyage: name })} onClick={() => onOpen(voyage)}>
                  <b>{name}</b>
                </TextButton>
              ) : (
                <b>{name}</b>
              )}
              <Badge tone={tones[state]}>{t(`voyages.states.${state}`)}</Badge>
            </span>
            <span className={styles.line}>
              <span>
                {voyage.fromPort} – {voyage.toPort}
              </span>
              <span>
                {t('voyages.cars')}{' '}
                <TextLink
                  aria-label={`${t('voyages.show', { voyage: name })}: ${voyage.cars}`}
                  render={(props) => <Link {...props} to={`/purchases?voyage=${voyage.id}`} />}
                >
                  {voyage.cars}
                </TextLink>
              </span>
            </span>
            <span className={`num-words ${styles.quiet}`}>
              {t('etd')} {formatDay(voyage.etd)}, {t('eta')} {formatDay(voyage.eta)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
