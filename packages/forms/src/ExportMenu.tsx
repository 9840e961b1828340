import { IconButton } from '@seriba/ui/IconButton'
import { Menu } from '@seriba/ui/Menu'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type FileFormat, fileFormats, useExport } from './use-export.ts'

type ExportMenuProps = { ask: (format: FileFormat) => Promise<{ url: string }> }

/** What a list shows, all pages of it, as a file, behind one button. */
export function ExportMenu({ ask }: ExportMenuProps) {
  const { t } = useTranslation('common')
  const wide = useWide()
  const { saving, save } = useExport<FileFormat>(ask, t('saveList.failed'))
  const label = t('saveList.label')
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton
          icon={Download}
          size={wide ? 'sm' : 'touch'}
          tooltip={wide}
          label={label}
          busy={saving !== null}
        />
      }
      sections={[
        {
          id: 'formats',
          items: fileFormats.map((format) => ({
            id: format,
            label: t('saveList.as', { format: format.toUpperCase() }),
          })),
        },
      ]}
      onAction={(id) => save(id as FileFormat)}
    />
  )
}
