import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDateTime } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import { Section } from '../shared/Section.tsx'
import styles from './purchase-page.module.css'

/** A message from the company. */
export function ManagerNote({ purchase: { note, noted } }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation('purchases')
  if (note === '') return null
  return (
    <Section title={t('fromManager')}>
      <blockquote className={styles.quote}>{note}</blockquote>
      {noted && (
        <p className={`num ${styles.quiet}`}>
          {[noted.by, formatDateTime(noted.at)].filter(Boolean).join(', ')}
        </p>
      )}
    </Section>
  )
}
