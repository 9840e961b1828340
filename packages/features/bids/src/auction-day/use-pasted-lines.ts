import type { DayBid } from '@seriba/contracts/auction-day'
import {
  type LineChoice,
  type LineFault,
  linesOf,
  type ReadResult,
  resultOf,
} from '@seriba/domain/bids/pasted-results'
import { useRef, useState } from 'react'
import { type ResultRow, resultRow } from './result-row.ts'

/** The bids in which lines are looked up, and whether this person may enter sold prices. */
type Place = { bids: readonly DayBid[]; priceable: boolean }

export type PastedLine = {
  id: number
  text: string
  chosen: LineChoice
  fault: LineFault
  /** The bids that it may be about. */
  found: readonly DayBid[]
  /** Where it was pasted: changing the view of the day does not move it to other lots. */
  place: Place
}

/**
 * Lines of a spreadsheet or a hall's page: those that were understood wait to be entered, the others wait for a
 * person.
 */
export function usePastedLines(add: (rows: readonly ResultRow[]) => void) {
  const [lines, setLines] = useState<readonly PastedLine[]>([])
  const [read, setRead] = useState<number | null>(null)
  const nextId = useRef(1)

  return {
    lines,
    /** How many results the last paste added; null if it added none. */
    read,
    paste(text: string, place: Place) {
      const rows: ResultRow[] = []
      const open: PastedLine[] = []
      for (const line of linesOf(text)) {
        const result = resultOf(line, place.bids)
        if (result.ok) rows.push(...rowsOf(result, place))
        else open.push(lineOf({ id: nextId.current++, text: line, chosen: {}, place }, result))
      }
      add(rows)
      setLines((now) => [...now, ...open])
      setRead(rows.length || null)
    },
    /** Reads a line again after it was corrected or somebody said what is meant. */
    change(line: PastedLine, part: { text: string } | { chosen: LineChoice }) {
      const changed = { ...line, ...('text' in part ? { ...part, chosen: {} } : part) }
      const result = resultOf(changed.text, line.place.bids, changed.chosen)
      if (result.ok) add(rowsOf(result, line.place))
      setLines((now) =>
        result.ok
          ? now.filter(({ id }) => id !== line.id)
          : now.map((one) => (one.id === line.id ? lineOf(changed, result) : one)),
      )
    },
    remove: (line: PastedLine) => setLines((now) => now.filter(({ id }) => id !== line.id)),
  }
}

export type PastedLines = ReturnType<typeof usePastedLines>

type Read = ReadResult<DayBid>

const rowsOf = ({ bids, outcome, soldPrice }: Extract<Read, { ok: true }>, place: Place) =>
  bids.map((bid) => resultRow(bid, outcome, place.priceable ? soldPrice : null, place.bids))

const lineOf = (
  line: Pick<PastedLine, 'id' | 'text' | 'chosen' | 'place'>,
  { reason, bids }: Extract<Read, { ok: false }>,
): PastedLine => ({ ...line, fault: reason, found: bids })
