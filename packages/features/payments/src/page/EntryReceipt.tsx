import { IconButton } from '@seriba/ui/IconButton'
import { Note } from '@seriba/ui/Note'
import { TextButton } from '@seriba/ui/TextLink'
import { Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './entry-line.module.css'
import type { useEntryReceipt } from './use-entry-receipt.ts'

/** The receipt of an entry, chosen before the entry is recorded. */
export function EntryReceipt({ receipt }: { receipt: ReturnType<typeof useEntryReceipt> }) {
  const { t } = useTranslation('paymentsDesk')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { file, fault } = receipt
  return (
    <div className={styles.receipt}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('entry.attach')}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        onChange={({ target }) => {
          void receipt.choose(target.files?.[0])
          target.value = ''
        }}
      />
      <Paperclip size={14} aria-hidden />
      <TextButton ref={button} onClick={() => input.current?.click()}>
        {file ? file.name : t('entry.attach')}
      </TextButton>
      {file && (
        <IconButton
          icon={X}
          size="xs"
          label={t('entry.removeReceipt', { name: file.name })}
          onClick={() => {
            receipt.remove()
            button.current?.focus()
          }}
        />
      )}
      {fault && (
        <Note tone="red" role="alert">
          {fault}
        </Note>
      )}
    </div>
  )
}
