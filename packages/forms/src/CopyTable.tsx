import { csvFile } from '@seriba/domain/format/csv'
import { Button } from '@seriba/ui/Button'
import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CopyTable.module.css'

/** A line of what is copied: its cells as they are written into a file, and as a person reads it. */
export type CopiedLine = { cells: readonly (string | number | null)[]; text: string }

type CopyTableProps = {
  /** What is on screen; asked for when a button is pressed. */
  lines: () => readonly CopiedLine[]
  /** Without its end. */
  fileName: string
}

/** The costs that stand above, for a message or a spreadsheet. */
export function CopyTable({ lines, fileName }: CopyTableProps) {
  const { t } = useTranslation('costs')
  const [state, setState] = useState<'done' | 'failed' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(
        lines()
          .map(({ text }) => text)
          .join('\n'),
      )
      setState('done')
    } catch {
      // The clipboard is refused, as on a page without TLS.
      setState('failed')
    }
  }

  function save() {
    const link = document.createElement('a')
    const file = new Blob([csvFile(lines().map(({ cells }) => cells))], { type: 'text/csv' })
    link.href = URL.createObjectURL(file)
    link.download = `${fileName}.csv`
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return (
    <div className={styles.copy}>
      <Button size="sm" icon={state === 'done' ? Check : Copy} onClick={() => void copy()}>
        {t('copied.asText')}
      </Button>
      <Button size="sm" icon={Download} onClick={save}>
        {t('copied.asCsv')}
      </Button>
      <span role="status">{state && t(`copied.${state}`)}</span>
    </div>
  )
}
