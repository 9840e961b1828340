import type { ImportKind } from '@seriba/domain/imports/import-fields'
import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { ListFoot } from '@seriba/ui/ListFoot'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { amountOf } from './amount-of.ts'
import type { CheckReport } from './CheckFigures.tsx'
import styles from './import-page.module.css'
import { LineRow } from './LineRow.tsx'

type LineReportProps = {
  kind: ImportKind
  report: CheckReport
  only: 'all' | 'problems'
  /** What the address should ask for. */
  onAsk: (asked: Record<string, string>) => void
}

/** The lines of the file with the outcome for each. */
export function LineReport({ kind, report, only, onAsk }: LineReportProps) {
  const { t } = useTranslation('imports')
  const size = useWide() ? 'sm' : 'touch'
  const texts = useListFootTexts()
  const { page, pageSize, totalSearchResults } = report.pageInfo
  const narrowed: Record<string, string> = only === 'problems' ? { only } : {}
  return (
    <>
      <SegmentedControl
        label={t('check.which')}
        size={size}
        options={[
          { value: 'all', label: t('check.all') },
          { value: 'problems', label: t('check.problems') },
        ]}
        value={only}
        onChange={(value) => onAsk(value === 'problems' ? { only: value } : {})}
      />
      {report.lines.length === 0 ? (
        <p className={styles.quiet}>{t('check.noProblems')}</p>
      ) : (
        <table className={styles.lines} aria-label={t('check.table')}>
          <thead>
            <tr>
              <th scope="col">{t('check.line')}</th>
              <th scope="col">{t(`check.what.${kind}`)}</th>
              <th scope="col" className={styles.amount}>
                {t(amountOf[kind])}
              </th>
              {kind === 'purchases' && (
                <th scope="col" className={styles.amount}>
                  {t('check.paid')}
                </th>
              )}
              <th scope="col">{t('check.result')}</th>
            </tr>
          </thead>
          <tbody>
            {report.lines.map((line) => (
              <LineRow key={line.line} kind={kind} line={line} />
            ))}
          </tbody>
        </table>
      )}
      {totalSearchResults > pageSize && (
        <ListFoot
          total={totalSearchResults}
          page={page}
          pageSize={pageSize}
          pageSizes={[pageSize]}
          texts={texts}
          onPage={(to) => onAsk({ ...narrowed, page: String(to) })}
          onPageSize={() => {}}
        />
      )}
    </>
  )
}
