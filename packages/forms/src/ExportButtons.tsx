import { Button } from '@seriba/ui/Button'
import { Download } from 'lucide-react'
import { useExport } from './use-export.ts'

export type FileFormat = 'xlsx' | 'csv'
const formats: readonly FileFormat[] = ['xlsx', 'csv']

type ExportButtonsProps = {
  ask: (format: FileFormat) => Promise<{ url: string }>
  /** What a button does, for who does not see its place. */
  label: (format: string) => string
  failed: string
  size: 'sm' | 'md' | 'touch'
}

/** What a list shows, on all its pages, as a file. */
export function ExportButtons({ ask, label, failed, size }: ExportButtonsProps) {
  const { saving, save } = useExport<FileFormat>(ask, failed)
  return formats.map((format) => (
    <Button
      key={format}
      size={size}
      icon={Download}
      busy={saving === format}
      aria-label={label(format.toUpperCase())}
      onClick={() => save(format)}
    >
      {format.toUpperCase()}
    </Button>
  ))
}
