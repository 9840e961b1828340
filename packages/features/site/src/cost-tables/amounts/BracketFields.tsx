import { isSame } from '@seriba/domain/landed-cost/count-changes'
import { type Amount, type Base, type Measure, measures } from '@seriba/domain/landed-cost/tables'
import { AddButton } from '@seriba/ui/AddButton'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Select } from '@seriba/ui/Select'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawAmount } from './AmountList.tsx'
import styles from './amounts.module.css'
import { BasesField } from './BasesField.tsx'
import { Figure } from './Figure.tsx'
import { newAmount, rowOf } from './kinds.ts'
import { WholeField } from './WholeField.tsx'

type Brackets = Extract<Amount, { by: Measure }>
type BracketFieldsProps = {
  amount: Brackets
  /** What rows may be shares of. */
  bases: readonly string[]
  draw: DrawAmount
  onChange: (amount: Brackets) => void
}

/** Rows up to and including a value; the last one covers everything above. */
export function BracketFields({ amount, bases, draw, onChange }: BracketFieldsProps) {
  const { t } = useTranslation('costTables')
  const { by, rows } = amount
  const [apart, setApart] = useState(false)
  const shared = apart ? null : sharedBases(rows)
  const setRows = (next: Brackets['rows']) => onChange({ ...amount, rows: next })
  const setRow = (at: number, row: Brackets['rows'][number]) => setRows(rows.with(at, row))
  const add = () => {
    const last = rows.at(-1) ?? rowOf(null, newAmount('fixed'))
    const edge = (rows.at(-2)?.upTo ?? 0) + 1000
    setRows([...rows.slice(0, -1), rowOf(edge, last.then), last])
  }
  return (
    <div className={styles.list}>
      <Select<Measure>
        label={t('amount.dependsOn')}
        size="sm"
        options={measures.map((value) => ({ value, label: t(`measure.${value}`) }))}
        value={by}
        onChange={(measure) => onChange({ ...amount, by: measure })}
      />
      {rows.map(({ upTo, then }, at) => (
        // A row is identified by its position.
        <div key={at} className={styles.item}>
          {upTo === null ? (
            <span className={styles.more}>{t('amount.more')}</span>
          ) : (
            <WholeField
              label={t('amount.upTo')}
              value={upTo}
              onChange={(edge) => edge !== null && setRow(at, rowOf(edge, then))}
            />
          )}
          {shared && 'percent' in then ? (
            <Figure
              label={t('cell.percent')}
              value={then.percent}
              onChange={(percent) => setRow(at, rowOf(upTo, { ...then, percent }))}
            />
          ) : (
            draw(then, (next) => setRow(at, rowOf(upTo, next)))
          )}
          {upTo !== null && (
            <IconButton
              icon={X}
              size="sm"
              label={t('amount.removeRow', { number: at + 1 })}
              onClick={() => setRows(rows.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      {shared && (
        <BasesField
          of={shared}
          bases={bases}
          onChange={(of) => setRows(rows.map(({ upTo, then }) => rowOf(upTo, { ...then, of } as Amount)))}
        />
      )}
      <div className={styles.item}>
        <AddButton onAdd={add}>{t('amount.addRow')}</AddButton>
        {shared && (
          <Button size="sm" variant="ghost" onClick={() => setApart(true)}>
            {t('amount.eachItsOwn')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The common base of all rows, if all of them are simple shares of the same base. */
function sharedBases(rows: Brackets['rows']): readonly Base[] | null {
  const [first] = rows
  if (!first || !('percent' in first.then)) return null
  const { of } = first.then
  const isAlike = ({ then }: Brackets['rows'][number]) =>
    'percent' in then && then.above === undefined && isSame(then.of, of)
  return rows.every(isAlike) ? of : null
}
