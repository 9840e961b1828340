import { type ImportKind, importKinds } from '@seriba/domain/imports/import-fields'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { useWide } from '@seriba/ui/use-wide'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './imports-page.module.css'
import { useReadFile } from './use-read-file.ts'

/** What the file contains, and the file: chosen, or dropped here. */
export function StartUpload() {
  const { t } = useTranslation('imports')
  const wide = useWide()
  const [kind, setKind] = useState<ImportKind>('clients')
  const reading = useReadFile(kind)
  const input = useRef<HTMLInputElement>(null)
  return (
    <section className={styles.start} aria-labelledby="start-upload">
      <div>
        <h2 id="start-upload">{t('start.title')}</h2>
        <p className={styles.quiet}>{t('start.text')}</p>
      </div>
      <RadioGroup
        label={t('start.kind')}
        options={importKinds.map((value) => ({
          value,
          label: (
            <>
              {t(`kinds.${value}`)}
              <br />
              <small className={styles.quiet}>{t(`kindTexts.${value}`)}</small>
            </>
          ),
        }))}
        value={kind}
        onChange={setKind}
      />
      {/* The button does the same by keyboard. */}
      <section
        className={styles.drop}
        aria-label={t('start.drop')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [file] = event.dataTransfer.files
          if (file) void reading.read(file)
        }}
      >
        <b>{t('start.drop')}</b>
        <p className={styles.quiet}>{t('start.file')}</p>
        <Button
          variant="primary"
          size={wide ? 'md' : 'touch'}
          icon={Upload}
          busy={reading.busy}
          onClick={() => input.current?.click()}
        >
          {t('start.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('start.choose')}
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again.
            target.value = ''
            if (file) void reading.read(file)
          }}
        />
        {reading.error && (
          <Note tone="red" role="alert">
            {reading.error}
          </Note>
        )}
      </section>
    </section>
  )
}
