import type { Severity } from '@seriba/domain/lots/sheet/severity'
import type { SeverityCounts } from '@seriba/domain/lots/sheet/sheet-findings'
import { SeverityMark } from '@seriba/ui/SeverityMark'
import { useTranslation } from 'react-i18next'
import styles from './reading.module.css'

type SeverityFilterProps = {
  counts: SeverityCounts
  /** Those that are hidden. */
  hidden: readonly Severity[]
  onToggle: (severity: Severity) => void
}

/** How many findings there are of each severity; a click hides them, on the sheet and in the list. */
export function SeverityFilter({ counts, hidden, onToggle }: SeverityFilterProps) {
  const { t } = useTranslation('sheet')
  const told = (['red', 'amber', 'green', 'info'] as const).filter(
    (tone) => tone !== 'info' || counts.info > 0,
  )
  return (
    <fieldset aria-label={t('severities')} className={styles.counts}>
      {told.map((tone) => (
        <button
          key={tone}
          type="button"
          className={styles.count}
          aria-pressed={!hidden.includes(tone)}
          disabled={counts[tone] === 0}
          onClick={() => onToggle(tone)}
        >
          <SeverityMark tone={tone}>{t(`severity.${tone}`)}</SeverityMark>{' '}
          <b className="num">{counts[tone]}</b>
        </button>
      ))}
    </fieldset>
  )
}
