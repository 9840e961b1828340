import type { Paper } from '../paper.ts'
import type { DrawLogo } from './logo.ts'
import { quiet, type Typesetter } from './typesetter.ts'

/** A4 in points, with the design's margins. */
export const sheet = { left: 48, width: 595.28 - 96, top: 42, bottom: 841.89 - 66 } as const

/** The maximum size of a logo, and how far above the title's line it starts. */
const logoSize = { width: 150, height: 22, rise: 18 }

/** The sheets of a document: what does not fit starts another one, with the document's name at the top. */
export class Sheets {
  readonly set: Typesetter
  /** Where the next part starts. */
  y: number
  private readonly paper: Paper
  private readonly logo: DrawLogo | null

  constructor(set: Typesetter, paper: Paper, logo: DrawLogo | null) {
    this.set = set
    this.paper = paper
    this.logo = logo
    this.y = this.head()
  }

  down(points: number) {
    this.y += points
  }

  /** Starts another sheet if less than this is left; returns whether it did. */
  room(points: number): boolean {
    if (this.y + points <= sheet.bottom) return false
    this.set.doc.addPage()
    this.y = this.head()
    this.down(14)
    return true
  }

  /** Called once all sheets exist: prints when the document was created, and the page numbers. */
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
    const room = sheet.width - this.brand(place) - 12
    const title = { size: first ? 21 : 12, weight: 700 as const }
    const lines = this.set.lines(this.paper.title, room, title)
    for (const [at, line] of lines.entries())
      this.set.line(line, { ...place, y: place.y + at * (title.size + 4) }, title)
    return place.y + 12 + (lines.length - 1) * (title.size + 4)
  }

  /** Logo or name at the right; returns its width. */
  private brand(place: { x: number; y: number; width: number }): number {
    if (this.logo) {
      const box = { x: place.x + place.width - logoSize.width, y: place.y - logoSize.rise, ...logoSize }
      this.logo(this.set.doc, box)
      return logoSize.width
    }
    const style = { size: 15, weight: 700 as const }
    this.set.line(this.paper.brand, { ...place, align: 'end' }, style)
    return this.set.width(this.paper.brand, style)
  }
}
