import { type ReadingChange, readingChanges } from '@seriba/domain/lots/sheet/reading-changes'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { useTranslation } from 'react-i18next'
import styles from './readings.module.css'

type ChangesProps = {
  title: string
  /** Whose reading is on the left. */
  was: { name: string; reading: SheetReading }
  now: SheetReading
}

/** Two readings side by side: only the differences. */
export function Changes({ title, was, now }: ChangesProps) {
  const { t } = useTranslation(['translationDesk', 'sheet'])
  const changes = readingChanges(was.reading, now)
  const nameOf = (what: string) =>
    t([`sheet:fields.${what}`, `sheet:parts.${what}`] as unknown as 'sheet:fields.remark')
  const shown = (value: string) => value || t('translationDesk:readings.nothingThere')
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {changes.length === 0 ? (
        <p className={styles.quiet}>{t('translationDesk:readings.alike')}</p>
      ) : (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t('translationDesk:readings.where')}</th>
              <th scope="col">{was.name}</th>
              <th scope="col">{t('translationDesk:readings.yours')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ what, was: before, is }: ReadingChange, at) => (
              <tr key={`${what} ${at}`}>
                <th scope="row">{nameOf(what)}</th>
                <td>{before ? <s>{before}</s> : shown(before)}</td>
                <td>{shown(is)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
