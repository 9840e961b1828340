import { groupThousands } from '@seriba/domain/format/number'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { TextField } from '@seriba/ui/TextField'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cost-tables.module.css'
import {
  type Cell,
  type GridName,
  type GridRow,
  gridNames,
  gridRows,
  typedValue,
  withValue,
} from './grid-rows.ts'

type CostGridProps = { document: CostDocument; onChange: ((next: CostDocument) => void) | null }

/** Figures that change often, in rows; where nothing may be changed they are only read. */
export function CostGrid({ document, onChange }: CostGridProps) {
  const { t } = useTranslation('costTables')
  const [grid, setGrid] = useState<GridName>('fx')
  const [search, setSearch] = useState('')
  const rows = gridRows(document, grid).filter(({ name }) =>
    name.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <section className={styles.part} aria-label={t(`grids.${grid}`)}>
      <div className={styles.bar}>
        <SegmentedControl
          label={t('title')}
          options={gridNames.map((value) => ({ value, label: t(`grids.${value}`) }))}
          value={grid}
          onChange={setGrid}
        />
        <TextField
          label={t('filter')}
          labelHidden
          placeholder={t('filter')}
          size="sm"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Line
            key={row.name}
            row={row}
            edit={
              onChange && ((cell, typed) => onChange(withValue(document, cell.path, typedValue(cell, typed))))
            }
          />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { row: GridRow; edit: ((cell: Cell, typed: string) => void) | null }

const Line = memo(function Line({ row: { name, cells }, edit }: LineProps) {
  const { t } = useTranslation('costTables')
  const said = ({ label, upTo }: Cell) => {
    const known = ['yen', 'rate', 'surchargePercent', 'container', 'units', 'flat', 'percent', 'min'] as const
    const kind = known.find((one) => one === label)
    const bracket =
      upTo === undefined
        ? ''
        : `${upTo === null ? t('cell.above') : t('cell.upTo', { upTo: groupThousands(upTo) })}, `
    return `${bracket}${kind ? t(`cell.${kind}`) : label}`
  }
  return (
    <li>
      <b>{name}</b>
      {cells.map((cell) => (
        <TextField
          key={cell.path.join()}
          label={<span className={styles.cell}>{said(cell)}</span>}
          aria-label={`${name}: ${said(cell)}`}
          size="sm"
          inputMode="decimal"
          className={styles.figure}
          readOnly={edit === null}
          value={cell.value}
          onChange={({ target }) => edit?.(cell, target.value)}
        />
      ))}
    </li>
  )
})
