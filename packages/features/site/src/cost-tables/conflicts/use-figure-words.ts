import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { useTranslation } from 'react-i18next'
import { type Cell, type GridName, type GridRow, gridNames, gridRows } from '../grid-rows.ts'
import { type Place, withPlace } from '../merge-drafts.ts'
import { readable, useCellWords, useRowTitle } from '../use-cell-words.ts'

/** Where a conflict is, and what a colleague changed it to; empty if they removed it. */
export type ConflictWords = { place: string; theirs: string }

type Found = GridRow & { grid: GridName }

const isWithin = ({ path }: Cell, at: Place) => at.every((key, depth) => String(path[depth]) === key)

/** The rows with only those of their figures that are at a position or below it. */
const rowsAt = (document: CostDocument, at: Place): Found[] =>
  gridNames.flatMap((grid) =>
    gridRows(document, grid)
      .map((row) => ({ ...row, grid, cells: row.cells.filter((cell) => isWithin(cell, at)) }))
      .filter(({ cells }) => cells.length > 0),
  )

/** A conflict about figures that are edited in rows; null if it is about something else. */
export function useFigureWords() {
  const { t } = useTranslation('costTables')
  const cellWords = useCellWords()
  const titleOf = useRowTitle()
  const rowWords = ({ grid, name }: Found, cell?: Cell) => {
    const title = titleOf(name)
    return t('rowAt', {
      table: t(`parts.${grid}`),
      row: cell && cell.label !== 'yen' ? `${title}, ${cellWords(cell)}` : title,
    })
  }
  const figures = ({ cells }: Found) =>
    cells
      // Where nothing is entered, the usual value applies.
      .filter(({ value }) => value !== '')
      .map((cell) => `${cellWords(cell)} ${readable(cell.value)}`)
      .join('; ')

  return (document: CostDocument, at: Place, theirs: unknown): ConflictWords | null => {
    const other = theirs === undefined ? [] : rowsAt(withPlace(document, at, theirs), at)
    const [first, ...more] = other.length > 0 ? other : rowsAt(document, at)
    if (!first) return null
    if (typeof theirs !== 'object')
      return {
        place: rowWords(first, first.cells.length === 1 ? first.cells[0] : undefined),
        theirs: readable(String(theirs ?? '')),
      }
    return {
      place: rowWords(first),
      theirs: [figures(first), ...more.map((row) => `${rowWords(row)} ${figures(row)}`)].join('; '),
    }
  }
}
