import type { KeyboardEvent } from 'react'

/** Marks the board, its columns and the links through which the keyboard moves. */
export const boardId = 'purchases-board'
const linkOf = '[data-card] a'

const columnsOf = () =>
  [...document.querySelectorAll(`#${boardId} > section`)]
    .map((column) => [...column.querySelectorAll<HTMLElement>(linkOf)])
    .filter((links) => links.length > 0)

type Step = { column: -1 | 0 | 1; row: -1 | 0 | 1 }

/** Moves the focus to the next card in a direction: past empty columns, and no further than the last card of one. */
export function stepOnBoard({ column, row }: Step) {
  const columns = columnsOf()
  const focused = document.activeElement as HTMLElement
  const at = columns.findIndex((links) => links.includes(focused))
  const links = columns[at === -1 ? 0 : Math.min(Math.max(at + column, 0), columns.length - 1)]
  if (!links) return
  const from = at === -1 ? -1 : (columns[at]?.indexOf(focused) ?? 0)
  const target = links[Math.min(Math.max(from + row, 0), links.length - 1)]
  target?.focus({ preventScroll: true })
  target?.closest('[data-card]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

const arrows: Record<string, Step> = {
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
}

/** Arrow keys move from one card of the board to another; elsewhere they scroll as usual. */
export function onBoardKey(event: KeyboardEvent) {
  const step = arrows[event.key]
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
  if (!step || !isPlain || !(event.target as HTMLElement).matches(linkOf)) return
  event.preventDefault()
  stepOnBoard(step)
}
