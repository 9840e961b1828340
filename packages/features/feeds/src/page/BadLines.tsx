import { useLazyExportBadLinesQuery, useListBadLinesQuery } from '@seriba/api/manager/feeds'
import type { FeedRun } from '@seriba/contracts/feeds'
import { groupThousands } from '@seriba/domain/format/number'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { feedProblemIn } from '@seriba/i18n/feed-problem'
import { useTranslation } from 'react-i18next'
import { BadValues } from './BadValues.tsx'
import styles from './feeds.module.css'

/** The lines of a run that couldn’t be read, and the unknown fields. */
export function BadLines({ run }: { run: FeedRun }) {
  const { t, i18n } = useTranslation('feeds')
  const language = i18n.language === 'ru' ? 'ru' : 'en'
  const { data } = useListBadLinesQuery({ runId: run.id }, { skip: run.skipped === 0 })
  const [askLink] = useLazyExportBadLinesQuery()
  const lines = run.skipped === 0 ? [] : (data?.lines ?? [])
  return (
    <section className={styles.bad} aria-label={t('badLines.title')}>
      <header className={styles.bar}>
        <h3>{t('badLines.title')}</h3>
        <span className={styles.quiet}>{groupThousands(run.skipped)}</span>
        {lines.length > 0 && <ExportMenu ask={(format) => askLink({ runId: run.id, format }).unwrap()} />}
      </header>
      {run.ignored.length > 0 && (
        <p className={styles.quiet}>{t('badLines.ignored', { fields: run.ignored.join(', ') })}</p>
      )}
      {run.skipped === 0 ? (
        <p className={styles.quiet}>{t('badLines.none')}</p>
      ) : (
        <>
          <BadValues runId={run.id} lines={lines} />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('badLines.line')}</th>
                <th scope="col">{t('badLines.problem')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ line, reason }) => (
                <tr key={line}>
                  <td className="num">{groupThousands(line)}</td>
                  <td>{feedProblemIn(reason, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {run.skipped > lines.length && lines.length > 0 && (
        <p className={styles.quiet}>{t('badLines.more', { count: run.skipped - lines.length })}</p>
      )}
    </section>
  )
}
