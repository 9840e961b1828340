import type { TranslationFile, TranslationTask } from '@seriba/contracts/translations'
import { fileExtensions } from '@seriba/domain/translations/translation-file'
import { Icon } from '@seriba/ui/Icon'
import { IconButton } from '@seriba/ui/IconButton'
import { Note } from '@seriba/ui/Note'
import { FileAudio, FileImage, FileText, Upload, X } from 'lucide-react'
import { type DragEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './answer.module.css'
import { useFiles } from './use-files.ts'

type FilesProps = {
  task: TranslationTask
  files: readonly TranslationFile[]
  onAdd: (file: TranslationFile) => void
  onRemove: (id: number) => void
  onBusy: (busy: boolean) => void
}

const icons = { mp3: FileAudio, pdf: FileText, xlsx: FileText, jpg: FileImage, png: FileImage }
const accepted = [...fileExtensions, 'jpeg'].map((name) => `.${name}`).join()

/** `1.1 MB`, `840 KB` */
const sizeOf = (bytes: number) =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`

/** Recordings, documents and pictures that are attached to an answer. */
export function Files({ task, files, onAdd, onRemove, onBusy }: FilesProps) {
  const { t } = useTranslation('translationDesk')
  const input = useRef<HTMLInputElement>(null)
  const { take, uploading, problems } = useFiles(task, { count: files.length, onKept: onAdd })
  const send = async (list: FileList | null | undefined) => {
    const chosen = [...(list ?? [])]
    if (chosen.length === 0 || uploading) return
    onBusy(true)
    await take(chosen)
    onBusy(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void send(event.dataTransfer.files)
  }
  return (
    <div className={styles.files}>
      <p className={styles.label}>
        {t('files')} <span>{t('filesHint')}</span>
      </p>
      <ul aria-label={t('files')}>
        {files.map(({ id, name, extension, size, url }) => (
          <li key={id} className={styles.file}>
            <Icon icon={icons[extension]} />
            <a href={url} target="_blank" rel="noreferrer" className="truncate">
              {name}
            </a>
            <span className="num">{sizeOf(size)}</span>
            <IconButton icon={X} size="xs" label={t('removeFile', { name })} onClick={() => onRemove(id)} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.drop}
        aria-busy={uploading !== null || undefined}
        onClick={() => !uploading && input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <Icon icon={Upload} />
        <span className="truncate">{uploading ? t('uploading', { name: uploading }) : t('drop')}</span>
      </button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label={t('choosing')}
        accept={accepted}
        onChange={({ target }) => {
          void send(target.files).then(() => {
            target.value = ''
          })
        }}
      />
      {problems.map((problem) => (
        <Note key={problem} tone="red" role="alert">
          {problem}
        </Note>
      ))}
    </div>
  )
}
