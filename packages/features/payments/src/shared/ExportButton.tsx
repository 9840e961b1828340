import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type ExportButtonProps = { label: string; ask: () => Promise<{ url: string }> }

/** What a list shows, on all its pages, as a file. */
export function ExportButton({ label, ask }: ExportButtonProps) {
  const { t } = useTranslation('paymentsDesk')
  const wide = useWide()
  const { failWith } = useMessage()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { url } = await ask()
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    } catch (error) {
      console.warn('export', error)
      failWith(t('export.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size={wide ? 'sm' : 'touch'}
      icon={Download}
      busy={busy}
      aria-label={`${t('export.label')}, ${label}`}
      onClick={() => void save()}
    >
      {label}
    </Button>
  )
}
