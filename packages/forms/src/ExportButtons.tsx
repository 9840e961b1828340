import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type FileFormat, fileFormats, useExport } from './use-export.ts'

type ExportButtonsProps = {
  ask: (format: FileFormat) => Promise<{ url: string }>
  /** The size of the control next to it; on a phone it is made for thumbs. */
  size?: 'sm' | 'md'
}

/** What a list shows, all pages of it, as a file; `ExportMenu` is the same for less room. */
export function ExportButtons({ ask, size = 'md' }: ExportButtonsProps) {
  const { t } = useTranslation('common')
  const wide = useWide()
  const { saving, save } = useExport<FileFormat>(ask, t('saveList.failed'))
  return fileFormats.map((format) => (
    <Button
      key={format}
      size={wide ? size : 'touch'}
      icon={Download}
      busy={saving === format}
      aria-label={t('saveList.as', { format: format.toUpperCase() })}
      onClick={() => save(format)}
    >
      {format.toUpperCase()}
    </Button>
  ))
}
