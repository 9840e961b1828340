import { addDays } from '@seriba/domain/time/jst'
import type { SourcePage } from '../source/open-source.ts'
import { SourceError } from '../source/source-error.ts'
import type { PullRow } from './pull-state.ts'

/** Where reading continues after a page. */
export type NextPlace = {
  isOver: boolean
  day: string | null
  lastId: string | null
  page: number
  /** The newest time at which a row was written. */
  changedTo: string | null
  /** A day whose results have been read to the end. */
  doneDay: string | null
}

type Place = Pick<PullRow, 'mode' | 'day' | 'last_day' | 'last_id' | 'page' | 'changed_to'>

/** The place after a page: the next page, the previous day, or the end of the pass. */
export function nextPlace(place: Place, { rows, isLast }: SourcePage): NextPlace {
  const lastId = rows.at(-1)?.id ?? ''
  const changedTo = newest(
    place.changed_to,
    rows.map(({ time = '' }) => time),
  )
  const here = { day: place.day, changedTo, doneDay: null }
  if (!isLast) {
    // A source that does not advance would be asked for the same page forever.
    if (lastId !== '' && lastId === place.last_id) throw new SourceError('broken', 'the same rows again')
    return { ...here, isOver: false, lastId, page: place.page + 1 }
  }
  const { mode, day, last_day: lastDay } = place
  if (mode !== 'days' || day === null || lastDay === null) return { ...here, isOver: true, lastId, page: 0 }
  const before = addDays(day, -1)
  const isOver = before < lastDay
  return { isOver, day: isOver ? day : before, lastId: null, page: 0, changedTo, doneDay: day }
}

const timeForm = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

const newest = (known: string | null, times: readonly string[]) =>
  times
    .filter((time) => timeForm.test(time))
    .reduce<string | null>((last, time) => (last === null || time > last ? time : last), known)
