import { toApiError } from '@seriba/api/api-error'
import { documentFault } from '@seriba/domain/purchases/documents'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useWide } from '@seriba/ui/use-wide'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { base64Of } from './base64-of.ts'
import { useMessage } from './use-message.ts'

type UploadButtonProps = {
  label: string
  faults: Record<'file_kind' | 'file_size', string>
  added: (name: string) => string
  busy: boolean
  /** Takes the focus as soon as it appears. */
  autoFocus?: boolean
  keep: (file: { name: string; data: string }) => Promise<unknown>
}

/** A document is chosen and saved; a refusal says why, and another document can be chosen. */
export function UploadButton({ label, faults, added, busy, autoFocus = false, keep }: UploadButtonProps) {
  const { t } = useTranslation('refusal')
  const size = useWide() ? 'md' : 'touch'
  const input = useRef<HTMLInputElement>(null)
  const { succeed } = useMessage()
  const [fault, setFault] = useState<string | null>(null)

  async function choose(file: File | undefined) {
    if (!file) return
    const wrong = documentFault(file)
    setFault(wrong && faults[wrong])
    if (wrong) return
    try {
      await keep({ name: file.name, data: await base64Of(file) })
      succeed(added(file.name))
    } catch (error) {
      const code = toApiError(error)?.code ?? 'internal'
      setFault(code === 'file_kind' || code === 'file_size' ? faults[code] : t(code as 'internal'))
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      {fault && (
        <Note tone="red" role="alert">
          {fault}
        </Note>
      )}
      <Button
        icon={Upload}
        size={size}
        busy={busy}
        // Where the dialog is read on after something was removed.
        autoFocus={autoFocus}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
