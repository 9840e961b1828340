import type { SheetReadingAnswer } from '@seriba/contracts/sheets'
import { findingInWords } from '@seriba/domain/lots/sheet/draft-answer'
import type { SheetFinding } from '@seriba/domain/lots/sheet/sheet-findings'
import { mistakeIn } from '@seriba/domain/lots/sheet/sheet-mistake'
import { useSheetWords } from '@seriba/i18n/use-sheet-words'
import { SeverityMark } from '@seriba/ui/SeverityMark'
import { useTranslation } from 'react-i18next'
import { codeOf } from './finding-words.ts'
import { ReportMistake } from './ReportMistake.tsx'
import type { ReadLot } from './read-lot.ts'
import styles from './reading.module.css'

type FindingListProps = {
  findings: readonly SheetFinding[]
  /** There are more, which are currently hidden. */
  isFiltered: boolean
  chosen: string | undefined
  onChoose: (key: string) => void
  requests: (Pick<SheetReadingAnswer, 'reported'> & { lot: ReadLot }) | undefined
}

/** Every finding with its meaning, worst first; a click shows it on the sheet. */
export function FindingList({ findings, isFiltered, chosen, onChoose, requests }: FindingListProps) {
  const { t } = useTranslation('sheet')
  if (findings.length === 0)
    return <p className={styles.quiet}>{t(isFiltered ? 'nothingShown' : 'nothing')}</p>
  return (
    <ul className={styles.findings} aria-label={t('found')}>
      {findings.map((finding) => (
        <li key={finding.key}>
          <button
            type="button"
            className={styles.finding}
            data-finding={finding.key}
            aria-pressed={finding.key === chosen}
            onClick={() => onChoose(finding.key)}
          >
            <Finding finding={finding} />
          </button>
          {requests && finding.key === chosen && (
            <ReportMistake lot={requests.lot} mistake={mistakeIn(finding)} reported={requests.reported} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Finding({ finding }: { finding: SheetFinding }) {
  const { t } = useTranslation('sheet')
  const words = useSheetWords()
  const { language } = words
  const explained = finding.kind === 'remark' ? null : finding.explained
  const notes = [
    finding.kind === 'mark' && finding.parts.length > 1 && t('places', { count: finding.parts.length }),
    explained?.entry.repair && t('repair', { work: explained.entry.repair[language] }),
    explained?.also && t('also', { meaning: explained.also[language] }),
  ].filter((note) => typeof note === 'string')
  return (
    <>
      <b>{codeOf(finding)}</b>
      <span>
        {findingInWords(finding, words)}
        {finding.kind === 'remark' && <small lang="ja">{finding.written}</small>}
        {notes.length > 0 && <small>{notes.join('. ')}</small>}
      </span>
      <SeverityMark tone={finding.severity}>{t(`severity.${finding.severity}`)}</SeverityMark>
    </>
  )
}
