import { toApiError } from '@seriba/api/api-error'
import { useUploadClientPaperMutation } from '@seriba/api/manager/client-papers'
import { type PaperType, paperTypes } from '@seriba/domain/clients/paper-types'
import { largestPaper } from '@seriba/domain/clients/papers'
import { base64Of } from '@seriba/forms/base64-of'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './papers.module.css'

/** Adds a document that was received another way, such as by messenger. */
export function PaperUpload({ userId }: { userId: number }) {
  const { t } = useTranslation(['clients', 'refusal'])
  const [upload, { isLoading }] = useUploadClientPaperMutation()
  const [type, setType] = useState<PaperType>('passport')
  const [failure, setFailure] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { succeed } = useMessage()

  async function send(file: File | undefined) {
    if (!file) return
    setFailure(null)
    if (file.size === 0 || file.size > largestPaper) return setFailure(t('refusal:paper_size'))
    const { error } = await upload({ id: userId, type, name: file.name, data: await base64Of(file) })
    if (error) setFailure(t(`refusal:${toApiError(error)?.code ?? 'internal'}`))
    else succeed(t('clients:papers.added'))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    void send(event.dataTransfer.files[0])
  }

  return (
    <section
      className={styles.upload}
      aria-label={t('clients:papers.choose')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Select
        size="sm"
        label={t('clients:papers.type')}
        options={paperTypes.map((value) => ({ value, label: t(`clients:papers.types.${value}`) }))}
        value={type}
        onChange={setType}
      />
      <Button icon={Upload} busy={isLoading} onClick={() => input.current?.click()}>
        {t('clients:papers.choose')}
      </Button>
      <span className={styles.quiet}>{t('clients:papers.limits')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.jpg,.jpeg,.png"
        aria-label={t('clients:papers.choose')}
        onChange={({ target }) => {
          void send(target.files?.[0])
          target.value = ''
        }}
      />
      {failure && (
        <Note tone="red" role="alert">
          {failure}
        </Note>
      )}
    </section>
  )
}
