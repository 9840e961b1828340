import { type RefCallback, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../shared/use-media.ts'
import type { Column } from './column.ts'

/** What columns are laid out for. */
export type Layout = {
  /** Russian words need more room. */
  wordy: boolean
  /** Room for what is shown in other columns elsewhere. */
  wide: boolean
  /** Room for the specification next to the model. */
  specified: boolean
  /** If there are many columns, no room for values that can be calculated from others. */
  close: boolean
  /** Hardly any room for the model's name. */
  tight: boolean
  /** A chat is open next to the list. */
  cramped: boolean
}

/** The px from which a model's name is readable; messages from `chat.least` on. */
const modelWidth = 176
const closeBelow = 1340
const tightBelow = 1080
const crampedBelow = 1020
const chat = { least: 156, most: 364, button: 48 }
/** The least px of a date that makes room: most of the hall's name. */
const dateLeast = 160
/** The least px of the model next to a date: names as long as Kawasaki ZRX1200 DAEG. */
const modelLeast = 172

const roomForChat = (columns: readonly Column[], tableWidth: number) =>
  tableWidth -
  columns.filter(({ id }) => id !== 'chat').reduce((sum, { width = modelWidth }) => sum + width, 0)

/**
 * The model's name needs the room of the buyer's local time, where the hall is next to it, if words or days are long.
 */
function fitDate(columns: readonly Column[], tableWidth: number): Column[] {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const missing = Math.max(modelLeast - (tableWidth - taken), 0)
  return columns.map((column) =>
    column.id === 'date' && column.width !== undefined && column.width > dateLeast
      ? { ...column, width: Math.max(column.width - missing, dateLeast) }
      : column,
  )
}

/** Messages get the space the other columns leave; if that is too little, there is a button instead. */
function fitChat(columns: readonly Column[], tableWidth: number): Column[] {
  const room = roomForChat(columns, tableWidth)
  const narrow = room < chat.least
  const width = narrow ? chat.button : Math.min(chat.most, room)
  return columns.map(({ narrowCell, ...column }) => ({
    ...column,
    ...(column.id === 'chat' && { width }),
    ...(narrow && narrowCell && { cell: narrowCell }),
  }))
}

/** A list's columns for a given width: the specification has its own as long as messages stay readable. */
export function fitColumns(
  allColumns: (t: ColumnText, layout: Layout) => Column[],
  t: ColumnText,
  shown: Pick<Layout, 'wordy' | 'wide'>,
  tableWidth: number,
  hidden: readonly string[] = [],
): Column[] {
  const columnsFor: typeof allColumns = (...of) => allColumns(...of).filter(({ id }) => !hidden.includes(id))
  const layout = {
    ...shown,
    close: tableWidth < closeBelow,
    tight: tableWidth < tightBelow,
    cramped: tableWidth < crampedBelow,
  }
  const fit = (columns: readonly Column[]) => fitDate(fitChat(columns, tableWidth), tableWidth)
  if (hidden.includes('specifications')) return fit(columnsFor(t, { ...layout, specified: false }))
  const specified = columnsFor(t, { ...layout, specified: true })
  const fits = roomForChat(specified, tableWidth) >= chat.least
  return fit(fits ? specified : columnsFor(t, { ...layout, specified: false }))
}

const none: readonly string[] = []

type Columns = { columns: Column[]; measure: RefCallback<HTMLElement> }

/** Columns for the available space, with their headings in the current language. `measure` goes around the table. */
export function useColumns(
  columnsFor: (t: ColumnText, layout: Layout) => Column[],
  hidden: readonly string[] = none,
): Columns {
  const { t, i18n } = useTranslation('bids')
  const wide = useMedia('(min-width: 1920px)')
  const wordy = i18n.language === 'ru'
  const [tableWidth, setTableWidth] = useState(() => globalThis.innerWidth)

  const measure: RefCallback<HTMLElement> = useCallback((element) => {
    if (!element) return
    const observer = new ResizeObserver(() => element.clientWidth > 0 && setTableWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const columns = useMemo(
    () => fitColumns(columnsFor, (key) => t(`list.${key}`), { wordy, wide }, tableWidth, hidden),
    [columnsFor, t, wordy, wide, tableWidth, hidden],
  )
  return { columns, measure }
}

export type ColumnText = (
  key:
    | 'photo'
    | 'lotNo'
    | 'date'
    | 'auction'
    | 'client'
    | 'company'
    | 'model'
    | 'year'
    | 'chassis'
    | 'specifications'
    | 'color'
    | 'condition'
    | 'mileage'
    | 'lotStatus'
    | 'startPrice'
    | 'soldPrice'
    | 'bid'
    | 'myBid'
    | 'group'
    | 'autoBid'
    | 'bidStatus'
    | 'chat'
    | 'bidLess'
    | 'lessSold',
) => string
