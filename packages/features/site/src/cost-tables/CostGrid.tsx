import { formatDay } from '@seriba/domain/format/date'
import type { CostDocument, RowNote } from '@seriba/domain/landed-cost/cost-document'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { type ClipboardEvent, Fragment, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import rowStyles from './cost-grid.module.css'
import styles from './cost-tables.module.css'
import {
  type Cell,
  type GridName,
  type GridRow,
  gridRows,
  isWrong,
  typedValue,
  valueAt,
  withBlock,
  withSource,
  withValue,
} from './grid-rows.ts'
import { readable, useCellWords, useRowTitle } from './use-cell-words.ts'

const everyPort = '*'

type CostGridProps = {
  grid: GridName
  document: CostDocument
  /** The version in force: figures that differ from it show both. */
  published: CostDocument | null
  onChange: ((next: CostDocument) => void) | null
}

/**
 * Figures that change often, in rows; read-only if nothing may be changed. A block copied from a spreadsheet is
 * pasted over them.
 */
export function CostGrid({ grid, document, published, onChange }: CostGridProps) {
  const { t } = useTranslation('costTables')
  const [search, setSearch] = useState('')
  const [port, setPort] = useState(everyPort)
  const all = gridRows(document, grid)
  const ports = [...new Set(all.flatMap((row) => row.port ?? []))].sort()
  const rows = all.filter(
    ({ name, port: to }) =>
      name.toLowerCase().includes(search.toLowerCase()) &&
      (port === everyPort || to === undefined || to === port),
  )
  const paste = (event: ClipboardEvent, row: number, cell: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!onChange || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onChange(withBlock(document, rows, { row, cell }, text))
  }
  return (
    <section className={styles.part} aria-label={t(`parts.${grid}`)}>
      <div className={rowStyles.finders}>
        <TextField
          label={t('filter')}
          labelHidden
          placeholder={t('filter')}
          size="sm"
          className={rowStyles.search}
          data-cost-search
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {ports.length > 1 && (
          <Select
            label={t('loadPort')}
            size="sm"
            options={[
              { value: everyPort, label: t('everyPort') },
              ...ports.map((value) => ({ value, label: value })),
            ]}
            value={port}
            onChange={setPort}
          />
        )}
      </div>
      <ul className={rowStyles.rows}>
        {rows.map((row, at) => (
          <Fragment key={row.key}>
            {startsAlike(rows, at) && <Columns row={row} isEdited={onChange !== null} />}
            <Line
              row={row}
              isAlike={isAlike(rows, at - 1) || startsAlike(rows, at)}
              note={document.staff?.rows?.[row.key]}
              published={published}
              edit={
                onChange &&
                ((cell, typed) => onChange(withValue(document, cell.path, typedValue(cell, typed))))
              }
              onSource={onChange && ((source) => onChange(withSource(document, row.key, source)))}
              onPaste={(event, cell) => paste(event, at, cell)}
            />
          </Fragment>
        ))}
      </ul>
    </section>
  )
}

/** The meaning of a row's figures, as one text: consecutive rows with the same columns share their headings. */
const columnsOf = (row: GridRow | undefined) => row?.cells.map(({ label, upTo }) => `${label} ${upTo}`).join()
/** Whether a row and the next one have the same columns. */
const isAlike = (rows: readonly GridRow[], at: number) =>
  rows[at] !== undefined && columnsOf(rows[at]) === columnsOf(rows[at + 1])
const startsAlike = (rows: readonly GridRow[], at: number) => isAlike(rows, at) && !isAlike(rows, at - 1)

type LineProps = {
  row: GridRow
  isAlike: boolean
  note: RowNote | undefined
  published: CostDocument | null
  edit: ((cell: Cell, typed: string) => void) | null
  /** The source of its figures; null if that is read-only. */
  onSource: ((source: string) => void) | null
  onPaste: (event: ClipboardEvent, cell: number) => void
}

/**
 * The headings of rows with the same columns, which stay visible on scrolling; for screen readers, each figure has
 * its own label.
 */
function Columns({ row: { cells }, isEdited }: { row: GridRow; isEdited: boolean }) {
  const { t } = useTranslation('costTables')
  const said = useCellWords()
  return (
    <li className={rowStyles.columns} aria-hidden>
      <span className={rowStyles.name} />
      {cells.map((cell) => (
        <span key={cell.path.join()} className={isEdited ? rowStyles.figure : rowStyles.read}>
          {said(cell)}
        </span>
      ))}
      <span className={rowStyles.row}>{t('rowSource')}</span>
    </li>
  )
}

const Line = memo(function Line({
  row: { name, cells },
  isAlike,
  note,
  published,
  edit,
  onSource,
  onPaste,
}: LineProps) {
  const { t } = useTranslation('costTables')
  const said = useCellWords()
  const title = useRowTitle()(name)
  return (
    <li data-alike={isAlike || undefined}>
      <span className={rowStyles.name}>
        <b>{title}</b>
        {note?.since && <small className="num">{t('since', { from: formatDay(note.since) })}</small>}
      </span>
      {cells.map((cell, at) => {
        const before = published ? valueAt(published, cell.path) : undefined
        const isChanged = published !== null && String(before ?? '') !== cell.value
        if (!edit)
          return (
            <span key={cell.path.join()} className={rowStyles.read}>
              <small>{said(cell)}</small>
              <span className="num" data-usual={(cell.usual !== undefined && cell.value === '') || undefined}>
                {readable(cell.value === '' && cell.usual !== undefined ? String(cell.usual) : cell.value)}
              </span>
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
            className={rowStyles.figure}
            data-changed={isChanged || undefined}
            placeholder={cell.usual === undefined ? undefined : readable(String(cell.usual))}
            error={isWrong(cell) ? t(cell.asText ? 'decimalNumber' : 'wholeNumber') : undefined}
            value={cell.value}
            onChange={({ target }) => edit(cell, target.value)}
            onPaste={(event) => onPaste(event, at)}
          />
        )
      })}
      <span className={rowStyles.row}>
        {onSource ? (
          <TextField
            label={<span className={styles.cell}>{t('rowSource')}</span>}
            aria-label={t('rowSourceOf', { row: title })}
            size="sm"
            className={rowStyles.source}
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
