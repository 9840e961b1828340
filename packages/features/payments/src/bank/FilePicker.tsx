import { useListBankFilesQuery } from '@seriba/api/manager/bank-files'
import { useControl } from '@seriba/api/use-control'
import { formatDateTime } from '@seriba/domain/format/date'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './bank.module.css'
import { ReadFileButton } from './ReadFileButton.tsx'
import { ReadingNotes } from './ReadingNotes.tsx'
import { useReadFile } from './use-read-file.ts'

/** Selects a file, and links to those read in earlier. */
export function FilePicker() {
  const { t } = useTranslation('paymentsDesk')
  const mayEnter = useControl('paymentEntry')
  const { data } = useListBankFilesQuery()
  return (
    <div className={styles.picker}>
      {mayEnter && <DropZone />}
      {data && data.files.length > 0 && (
        <section>
          <h2>{t('bank.earlier')}</h2>
          <ul>
            {data.files.map(({ id, name, at, by, lines, open }) => (
              <li key={id} className={styles.earlier}>
                <TextLink render={(props) => <Link {...props} to={`/payments/bank-file/${id}`} />}>
                  {name}
                </TextLink>
                <span className={`tabular ${styles.quiet}`}>
                  {[formatDateTime(at), by, t('bank.lines', { count: lines })].filter(Boolean).join(', ')}
                  {open > 0 && `, ${t('bank.earlierOpen', { count: open })}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** A file may be dropped here, too; the button does the same by keyboard. */
function DropZone() {
  const { t } = useTranslation('paymentsDesk')
  const reading = useReadFile()
  return (
    <section
      className={styles.drop}
      aria-label={t('bank.title')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) void reading.read(file)
      }}
    >
      <b>{t('bank.drop')}</b>
      <p className={styles.quiet}>{t('bank.dropText')}</p>
      <ReadFileButton reading={reading} label={t('bank.choose')} primary />
      <ReadingNotes reading={reading} />
    </section>
  )
}
