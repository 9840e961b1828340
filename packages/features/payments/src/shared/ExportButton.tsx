import { useExport } from '@seriba/forms/use-export'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type ExportButtonProps = { label: string; ask: () => Promise<{ url: string }> }

/** What a list shows, on all its pages, as a file. */
export function ExportButton({ label, ask }: ExportButtonProps) {
  const { t } = useTranslation('paymentsDesk')
  const wide = useWide()
  const { saving, save } = useExport(ask, t('export.failed'))

  return (
    <Button
      size={wide ? 'sm' : 'touch'}
      icon={Download}
      busy={saving !== null}
      aria-label={`${t('export.label')}, ${label}`}
      onClick={() => save('file')}
    >
      {label}
    </Button>
  )
}
