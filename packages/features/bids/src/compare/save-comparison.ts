import { saveFile } from '@seriba/forms/save-file'
import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import type { FileLine } from './compare-file.ts'

const cellOf =
  (isBold: boolean) =>
  (value: FileLine['values'][number]): Cell => {
    const look = isBold ? { fontWeight: 'bold' as const } : {}
    if (value === null || value === '') return null
    // A text is never taken for a formula.
    return typeof value === 'number'
      ? { value, type: Number, format: value >= 10_000 ? '#,##0' : '0', ...look }
      : { value, type: String, ...look }
  }

/** Saves rows as a spreadsheet file, with labels and headings frozen. */
export async function saveComparison(lines: readonly FileLine[], fileName: string) {
  const width = Math.max(...lines.map(({ values }) => values.length))
  const data = lines.map(({ kind, values }) => values.map(cellOf(kind !== 'row')))
  const file = await writeExcelFile(data, {
    columns: Array.from({ length: width }, (_, at) => ({ width: at === 0 ? 24 : 36 })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }).toBlob()
  saveFile(file, fileName)
}
