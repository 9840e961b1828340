import { formatDay } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import type { CostDocument, RowNote } from '@seriba/domain/landed-cost/cost-document'
import { TextField } from '@seriba/ui/TextField'
import { type ClipboardEvent, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cost-tables.module.css'
import {
  type Cell,
  type GridName,
  type GridRow,
  gridRows,
  typedValue,
  valueAt,
  withBlock,
  withSource,
  withValue,
} from './grid-rows.ts'

type CostGridProps = {
  grid: GridName
  document: CostDocument
  /** What is in force: figures that differ from it show both. */
  published: CostDocument | null
  onChange: ((next: CostDocument) => void) | null
}

/** Figures that change often, in rows; where nothing may be changed they are only read. A block from a spreadsheet is pasted over them. */
export function CostGrid({ grid, document, published, onChange }: CostGridProps) {
  const { t } = useTranslation('costTables')
  const [search, setSearch] = useState('')
  const rows = gridRows(document, grid).filter(({ name }) =>
    name.toLowerCase().includes(search.toLowerCase()),
  )
  const paste = (event: ClipboardEvent, row: number, cell: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!onChange || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onChange(withBlock(document, rows, { row, cell }, text))
  }
  return (
    <section className={styles.part} aria-label={t(`parts.${grid}`)}>
      <TextField
        label={t('filter')}
        labelHidden
        placeholder={t('filter')}
        size="sm"
        className={styles.search}
        data-cost-search
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className={styles.rows}>
        {rows.map((row, at) => (
          <Line
            key={row.key}
            row={row}
            isHead={at === 0 || columnsOf(row) !== columnsOf(rows[at - 1])}
            note={document.staff?.rows?.[row.key]}
            published={published}
            edit={
              onChange && ((cell, typed) => onChange(withValue(document, cell.path, typedValue(cell, typed))))
            }
            onSource={onChange && ((source) => onChange(withSource(document, row.key, source)))}
            onPaste={(event, cell) => paste(event, at, cell)}
          />
        ))}
      </ul>
    </section>
  )
}

/** What the figures of a row are, as one text: rows alike have their names over the first of them. */
const columnsOf = (row: GridRow | undefined) => row?.cells.map(({ label, upTo }) => `${label} ${upTo}`).join()

type LineProps = {
  row: GridRow
  isHead: boolean
  note: RowNote | undefined
  published: CostDocument | null
  edit: ((cell: Cell, typed: string) => void) | null
  /** Where its figures are from; null where that is only read. */
  onSource: ((source: string) => void) | null
  onPaste: (event: ClipboardEvent, cell: number) => void
}

const kinds = [
  'yen',
  'rate',
  'surchargePercent',
  'container',
  'units',
  'flat',
  'percent',
  'min',
  'car',
  'bike',
  'machinery',
] as const
/** Thousands apart; a rate as it is written. */
const readable = (value: string) => (/^\d+$/.test(value) ? groupThousands(Number(value)) : value)

const rowNames = ['car', 'bike', 'machinery', 'roro', 'documents', 'nonRunner', 'insurance'] as const

const Line = memo(function Line({
  row: { name, cells },
  isHead,
  note,
  published,
  edit,
  onSource,
  onPaste,
}: LineProps) {
  const { t } = useTranslation('costTables')
  const said = ({ label, upTo }: Cell) => {
    const kind = kinds.find((one) => one === label)
    const bracket =
      upTo === undefined
        ? ''
        : `${upTo === null ? t('cell.above') : t('cell.upTo', { upTo: groupThousands(upTo) })}, `
    return `${bracket}${kind ? t(`cell.${kind}`) : label}`
  }
  const known = rowNames.find((one) => one === name)
  const title = known
    ? t(`row.${known}`)
    : name === 'container'
      ? t('row.container')
      : name.replace(/^\*/, t('row.others'))
  return (
    <li data-alike={!isHead || undefined}>
      <span className={styles.name}>
        <b>{title}</b>
        {note?.since && <small className="num">{t('since', { from: formatDay(note.since) })}</small>}
      </span>
      {cells.map((cell, at) => {
        const before = published ? valueAt(published, cell.path) : undefined
        const isChanged = published !== null && String(before ?? '') !== cell.value
        if (!edit)
          return (
            <span key={cell.path.join()} className={styles.read}>
              <small>{said(cell)}</small>
              <span className="num">{readable(cell.value)}</span>
            </span>
          )
        return (
          <TextField
            key={cell.path.join()}
            label={<span className={styles.cell}>{said(cell)}</span>}
            aria-label={`${title}: ${said(cell)}`}
            prefix={
              isChanged && before !== undefined && <del className="num">{readable(String(before))}</del>
            }
            size="sm"
            inputMode="decimal"
            className={styles.figure}
            data-changed={isChanged || undefined}
            value={cell.value}
            onChange={({ target }) => edit(cell, target.value)}
            onPaste={(event) => onPaste(event, at)}
          />
        )
      })}
      <span className={styles.row}>
        {onSource ? (
          <TextField
            label={<span className={styles.cell}>{t('rowSource')}</span>}
            aria-label={t('rowSourceOf', { row: title })}
            size="sm"
            className={styles.source}
            maxLength={200}
            value={note?.source ?? ''}
            onChange={({ target }) => onSource(target.value)}
          />
        ) : (
          note?.source
        )}
      </span>
    </li>
  )
})
