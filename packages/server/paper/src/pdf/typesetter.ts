import type PDFDocument from 'pdfkit'
import { fontFile, runsOf, type Weight } from './fonts.ts'

export type TextStyle = { size: number; weight?: Weight; color?: string }
type At = { x: number; y: number; width: number; align?: 'start' | 'end' | undefined }

export const ink = '#1c1b19'
export const quiet = '#55524c'
export const hairline = '#d9d6d0'

/**
 * Without kerning: characters are measured one at a time, and text set tighter than measured would leave gaps between
 * scripts and pull the periods of dates into their digits. The types only allow features as a list, which can add to
 * the usual ones but not remove any.
 */
const features = { kern: false } as unknown as []

/** Sets lines of text in any script; sizes and positions are in points, and `y` is the line's baseline. */
export class Typesetter {
  private readonly registered = new Set<string>()
  private readonly advances = new Map<string, number>()
  readonly doc: InstanceType<typeof PDFDocument>

  constructor(doc: InstanceType<typeof PDFDocument>) {
    this.doc = doc
  }

  width(text: string, { size, weight = 400 }: TextStyle): number {
    let width = 0
    for (const run of runsOf(text, weight)) for (const char of run.text) width += this.advance(run.font, char)
    return width * size
  }

  line(text: string, { x, y, width, align }: At, style: TextStyle) {
    const { size, weight = 400, color = ink } = style
    let left = align === 'end' ? x + width - this.width(text, style) : x
    for (const run of runsOf(text, weight)) {
      const doc = this.font(run.font, size)
      doc.fillColor(color).text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', features })
      for (const char of run.text) left += this.advance(run.font, char) * size
    }
  }

  /** The lines that a text needs at a given width: broken at spaces, and within words that are too long. */
  lines(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/(?<= )|(?<=[\u3000-\u9fff\uff00-\uffef])/)) {
      if (this.width((line + word).trimEnd(), style) <= width) {
        line += word
        continue
      }
      if (line !== '') lines.push(line.trimEnd())
      line = this.broken(word, width, style, lines)
    }
    if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd())
    return lines
  }

  /** The style in which a text fits on one line: a figure is never broken. */
  fitting(text: string, width: number, style: TextStyle): TextStyle {
    const taken = this.width(text, style)
    return taken <= width ? style : { ...style, size: (style.size * width) / taken }
  }

  rule(x: number, y: number, width: number, color = hairline) {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke()
  }

  /** What is left of a word that is longer than a line, after its full lines have been added. */
  private broken(word: string, width: number, style: TextStyle, lines: string[]): string {
    let rest = ''
    for (const char of word) {
      if (rest !== '' && this.width(rest + char, style) > width) {
        lines.push(rest)
        rest = ''
      }
      rest += char
    }
    return rest
  }

  /** A character's advance at size 1: shaping whole texts again and again to measure them takes seconds. */
  private advance(font: string, char: string): number {
    const key = `${font} ${char}`
    const known = this.advances.get(key)
    if (known !== undefined) return known
    const advance = this.font(font, 100).widthOfString(char, { features }) / 100
    this.advances.set(key, advance)
    return advance
  }

  private font(name: string, size: number) {
    if (!this.registered.has(name)) {
      this.doc.registerFont(name, fontFile(name))
      this.registered.add(name)
    }
    return this.doc.font(name).fontSize(size)
  }
}
