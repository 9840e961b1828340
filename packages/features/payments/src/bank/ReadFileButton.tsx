import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingFile } from './use-read-file.ts'

type ReadFileButtonProps = { reading: ReadingFile; label: string; primary?: boolean }

export function ReadFileButton({ reading, label, primary = false }: ReadFileButtonProps) {
  const { t } = useTranslation('paymentsDesk')
  const wide = useWide()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        size={wide ? 'sm' : 'touch'}
        icon={Upload}
        busy={reading.busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('bank.choose')}
        accept=".csv,.txt,.xml,text/csv,text/plain,application/xml,text/xml"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (file) void reading.read(file)
        }}
      />
    </>
  )
}
