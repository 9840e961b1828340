import { EmptyState } from '@seriba/ui/EmptyState'
import { Calculator } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCostPlace } from '../use-cost-place.ts'
import { countriesByName } from './countries-by-name.ts'
import { Destination } from './Destination.tsx'
import { DestinationList } from './DestinationList.tsx'
import styles from './destinations.module.css'
import type { DestinationsProps } from './destinations-props.ts'

/** The list of countries, next to what the selected one charges for a vehicle. */
export function DestinationsPart(props: DestinationsProps) {
  const { document } = props
  const { t, i18n } = useTranslation('costTables')
  const { place } = useCostPlace()
  const codes = countriesByName(document, i18n.language).map(([code]) => code)
  const chosen = place.to !== null && codes.includes(place.to) ? place.to : codes[0]
  if (chosen === undefined)
    return <EmptyState icon={Calculator} title={t('noDestinations')} text={t('noDestinationsText')} />
  return (
    <div className={styles.columns}>
      <DestinationList {...props} chosen={chosen} />
      <Destination key={chosen} {...props} code={chosen} />
    </div>
  )
}
