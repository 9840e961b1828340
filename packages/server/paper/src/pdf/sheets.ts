import type { Paper } from '../paper.ts'
import { quiet, type Typesetter } from './typesetter.ts'

/** A4 in points, with the margins of the design. */
export const sheet = { left: 48, width: 595.28 - 96, top: 42, bottom: 841.89 - 66 } as const

/** The sheets of a paper: what does not fit begins another one, with the paper's name at its head. */
export class Sheets {
  readonly set: Typesetter
  /** Where the next part begins. */
  y: number
  private readonly paper: Paper

  constructor(set: Typesetter, paper: Paper) {
    this.set = set
    this.paper = paper
    this.y = this.head()
  }

  down(points: number) {
    this.y += points
  }

  /** Begins another sheet where less than this is left; says whether it did. */
  room(points: number): boolean {
    if (this.y + points <= sheet.bottom) return false
    this.set.doc.addPage()
    this.y = this.head()
    this.down(14)
    return true
  }

  /** Once all sheets are there: when it was made, and which page of how many. */
  feet() {
    const { start, count } = this.set.doc.bufferedPageRange()
    for (let at = 0; at < count; at += 1) {
      this.set.doc.switchToPage(start + at)
      const place = { x: sheet.left, y: sheet.bottom + 26, width: sheet.width }
      this.set.rule(sheet.left, sheet.bottom + 12, sheet.width)
      this.set.line(this.paper.made, place, { size: 8.25, color: quiet })
      const page = this.paper.pageOf(at + 1, count)
      this.set.line(page, { ...place, align: 'end' }, { size: 8.25, color: quiet })
    }
  }

  private head(): number {
    const first = this.set.doc.bufferedPageRange().count === 1
    const place = { x: sheet.left, y: sheet.top + 20, width: sheet.width }
    const brand = { size: 15, weight: 700 as const }
    const room = sheet.width - this.set.width(this.paper.brand, brand) - 12
    const title = { size: first ? 21 : 12, weight: 700 as const }
    const lines = this.set.lines(this.paper.title, room, title)
    for (const [at, line] of lines.entries())
      this.set.line(line, { ...place, y: place.y + at * (title.size + 4) }, title)
    this.set.line(this.paper.brand, { ...place, align: 'end' }, brand)
    return place.y + 12 + (lines.length - 1) * (title.size + 4)
  }
}
