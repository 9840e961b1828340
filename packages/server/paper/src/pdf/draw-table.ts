import type { PaperRow, PaperTable } from '../paper.ts'
import { type Sheets, sheet } from './sheets.ts'
import { ink, quiet } from './typesetter.ts'

const head = { size: 8.25, color: quiet }
const cellStyle = { size: 9 }
const gap = 8

/** Rows between hairlines; the headers are repeated on each further sheet. */
export function drawTable(sheets: Sheets, { columns, rows }: PaperTable) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const unit = (sheet.width - gap * (columns.length - 1)) / shares
  let x = sheet.left
  const places = columns.map(({ share, align }) => {
    const place = { x, width: share * unit, align }
    x += share * unit + gap
    return place
  })

  function heads() {
    for (const [at, { label }] of columns.entries()) {
      const place = places[at]
      if (place) sheets.set.line(label, { ...place, y: sheets.y + 10 }, head)
    }
    sheets.y += 16
    sheets.set.rule(sheet.left, sheets.y, sheet.width, ink)
  }

  function row({ cells, note }: PaperRow) {
    const wrapped = cells.map((cell, at) => {
      const { width = 0, align } = places[at] ?? {}
      return align === 'end' ? [cell] : sheets.set.lines(cell, width, cellStyle)
    })
    const below = note ? sheets.set.lines(note, places[0]?.width ?? 0, head) : []
    const lines = Math.max(...wrapped.map((cell, at) => cell.length + (at === 0 ? below.length : 0)), 1)
    if (sheets.room(12 + lines * 12.5)) heads()
    for (const [at, cell] of wrapped.entries()) {
      const place = places[at]
      if (!place) continue
      for (const [line, text] of cell.entries()) {
        const style = sheets.set.fitting(text, place.width, cellStyle)
        sheets.set.line(text, { ...place, y: sheets.y + 15 + line * 12.5 }, style)
      }
    }
    const first = places[0]
    for (const [line, text] of below.entries())
      if (first)
        sheets.set.line(
          text,
          { ...first, y: sheets.y + 15 + ((wrapped[0]?.length ?? 1) + line) * 12.5 },
          head,
        )
    sheets.y += 10 + lines * 12.5
    sheets.set.rule(sheet.left, sheets.y, sheet.width)
  }

  sheets.room(48)
  heads()
  for (const line of rows) row(line)
}
