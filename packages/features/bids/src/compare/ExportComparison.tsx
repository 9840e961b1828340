import { serverNow } from '@seriba/api/server-clock'
import { jstDay } from '@seriba/domain/time/jst'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { compareLines } from './compare-file.ts'
import { useCompareRows } from './compare-rows.tsx'
import type { GroupBuyer } from './group-buyer.ts'
import type { ComparedColumn } from './use-compared-lot.ts'

type Props = { columns: readonly ComparedColumn[]; side: GroupBuyer['side'] }

/** The comparison as a spreadsheet file; the code that writes it is loaded on the first click. */
export function ExportComparison({ columns, side }: Props) {
  const { t } = useTranslation('compare')
  const { failWith } = useMessage()
  const [saving, setSaving] = useState(false)
  const sections = useCompareRows(columns, side)
  async function save() {
    setSaving(true)
    try {
      const { saveComparison } = await import('./save-comparison.ts')
      await saveComparison(
        compareLines(columns, sections, t(side === 'client' ? 'row.bid' : 'staff.bid')),
        `compare-${jstDay(serverNow())}.xlsx`,
      )
    } catch (error) {
      console.warn('export', error)
      failWith(t('exportFailed'))
    } finally {
      setSaving(false)
    }
  }
  const isLoading = columns.some(({ facts, error }) => !facts && !error)
  return (
    <Button
      size="sm"
      icon={Download}
      busy={saving}
      disabledReason={isLoading ? t('exportLater') : undefined}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  )
}
