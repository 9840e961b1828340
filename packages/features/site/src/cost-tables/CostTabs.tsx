import { formatDay } from '@seriba/domain/format/date'
import { Tabs } from '@seriba/ui/Tabs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cost-tables.module.css'
import { DocumentFile } from './DocumentFile.tsx'
import type { CostModel } from './use-cost-draft.ts'
import { type CostPart, parts, useCostPlace } from './use-cost-place.ts'

type CostTabsProps = { model: CostModel; children: ReactNode }

/** The parts of the tables with their numbers of rows, and everything as a file. */
export function CostTabs({ model: { document, edit }, children }: CostTabsProps) {
  const { t } = useTranslation('costTables')
  const { place, go } = useCostPlace()
  const counts: Partial<Record<CostPart, number | string>> = document
    ? {
        destinations: Object.keys(document.countries).length,
        halls: Object.keys(document.tables.halls).length,
        freight: Object.keys(document.tables.ports).length,
        fx: formatDay(document.ratesOn),
      }
    : {}
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('title')}
        panelId="cost-part"
        items={parts.map((value) => ({ value, label: t(`parts.${value}`), count: counts[value] }))}
        value={place.part}
        onChange={(part) => go({ part })}
      />
      {children}
      <DocumentFile document={document} onImport={edit} />
    </div>
  )
}
