import type { SharedLotDetail } from '@seriba/contracts/lot'
import type { Inspection } from '@seriba/contracts/lot-facts'
import { lettersOf } from '@seriba/domain/format/letters'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { parseReport } from './parse-report.ts'
import { RatedSections } from './RatedSections.tsx'
import { ReportVideos } from './ReportVideos.tsx'
import styles from './report.module.css'

type InspectionReportProps = { inspection: Inspection; lot: SharedLotDetail }

/** What the hall found when it inspected the lot (2§3.8). */
export function InspectionReport({ inspection, lot }: InspectionReportProps) {
  const { t } = useTranslation('lot')
  const { lines, items, sections, videos } = useMemo(() => parseReport(inspection), [inspection])
  return (
    <section aria-label={t('report.title')} className={styles.report}>
      <h2 className={styles.title}>{t('report.title')}</h2>
      <div className={styles.columns}>
        {lines.length > 0 && (
          <dl className={styles.lines}>
            {lines.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {items.length > 0 && (
          <ol aria-label={t('report.findings')} className={styles.letters}>
            {items.map((item, index) => {
              const letter = lettersOf(index + 1)
              return (
                <li key={letter}>
                  <b>{letter}</b> {item}
                </li>
              )
            })}
          </ol>
        )}
      </div>
      {sections.length > 0 && <RatedSections sections={sections} lot={lot} />}
      {videos.length > 0 && <ReportVideos videos={videos} />}
    </section>
  )
}
