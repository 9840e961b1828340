import { csvFile } from '@seriba/domain/format/csv'
import { Button } from '@seriba/ui/Button'
import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CopyTable.module.css'
import { saveFile } from './save-file.ts'

/** A line to copy: its cells as they are written to a file, and as a person reads it. */
export type CopiedLine = { cells: readonly (string | number | null)[]; text: string }

type CopyTableProps = {
  /** What is on screen. */
  lines: () => readonly CopiedLine[]
  /** Without the file extension. */
  fileName: string
}

/** The costs shown above, for a message or a spreadsheet. */
export function CopyTable({ lines, fileName }: CopyTableProps) {
  const { t } = useTranslation('costs')
  const [last, setLast] = useState<{ text: string; outcome: 'done' | 'failed' } | null>(null)
  // The lines above may have changed by now.
  const outcome = last !== null && last.text === textOf(lines()) ? last.outcome : null

  async function copy() {
    const text = textOf(lines())
    try {
      await navigator.clipboard.writeText(text)
      setLast({ text, outcome: 'done' })
    } catch {
      // The clipboard is refused, as on a page without TLS.
      setLast({ text, outcome: 'failed' })
    }
  }

  function save() {
    const rows = lines().map(({ cells }) => cells)
    saveFile(new Blob([csvFile(rows)], { type: 'text/csv' }), `${fileName}.csv`)
  }

  return (
    <div className={styles.copy}>
      <Button size="sm" icon={outcome === 'done' ? Check : Copy} onClick={() => void copy()}>
        {t('copied.asText')}
      </Button>
      <Button size="sm" icon={Download} onClick={save}>
        {t('copied.asCsv')}
      </Button>
      <span role="status">{outcome && t(`copied.${outcome}`)}</span>
    </div>
  )
}

const textOf = (lines: readonly CopiedLine[]) => lines.map(({ text }) => text).join('\n')
