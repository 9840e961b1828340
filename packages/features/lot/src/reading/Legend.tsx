import { legendOf } from '@seriba/domain/lots/sheet/explain-mark'
import { hallGroup } from '@seriba/domain/lots/sheet/hall-group'
import { useSheetWords } from '@seriba/i18n/use-sheet-words'
import { SeverityMark } from '@seriba/ui/SeverityMark'
import { useTranslation } from 'react-i18next'
import styles from './reading.module.css'

/** Every code that a hall's inspectors use, with a note where halls differ. */
export function Legend({ auction }: { auction: string }) {
  const { t } = useTranslation('sheet')
  const { language } = useSheetWords()
  const group = hallGroup(auction)
  return (
    <details className={styles.legend}>
      <summary>{t('legend')}</summary>
      <h3>{t('legendOf', { auction })}</h3>
      {group !== 'USS' && <p className={styles.quiet}>{t('legendUnknown')}</p>}
      <ul className={styles.findings} aria-label={t('legendTable')}>
        {legendOf(group).map(({ entry, certain, also }) => (
          <li key={entry.id} className={styles.finding}>
            <b>{entry.written[0]}</b>
            <span>
              {certain ? entry.meaning[language] : t('may', { meaning: entry.meaning[language] })}
              {also && <small>{t('also', { meaning: also[language] })}</small>}
            </span>
            <SeverityMark tone={entry.severity}>{t(`severity.${entry.severity}`)}</SeverityMark>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('sizes')}</p>
    </details>
  )
}
