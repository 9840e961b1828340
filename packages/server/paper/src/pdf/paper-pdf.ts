import PDFDocument from 'pdfkit'
import type { Fact, Paper, PaperTable } from '../paper.ts'
import { drawTable } from './draw-table.ts'
import { logoDrawer, type PaperPicture } from './logo.ts'
import { Sheets, sheet } from './sheets.ts'
import { ink, quiet, Typesetter } from './typesetter.ts'

const label = { size: 8.25, color: quiet }
const strong = { size: 9.75, weight: 600 as const }
const plain = { size: 9 }

/**
 * A document as a file of A4 sheets, each with the header, the number, and the page. The brand's name replaces a logo
 * that cannot be drawn.
 */
export async function paperPdf(paper: Paper, logo: PaperPicture | null): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: paper.language,
    info: { Title: paper.title, Author: paper.brand },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve())
    doc.on('error', reject)
  })
  const sheets = new Sheets(new Typesetter(doc), paper, logoDrawer(logo))
  sheets.down(24)
  parties(sheets, paper)
  for (const [at, row] of paper.facts.entries()) facts(sheets, row, at === 0)
  for (const table of paper.tables) tableWithFigures(sheets, table)
  notes(sheets, paper.notes)
  if (paper.payment) payment(sheets, paper.payment)
  sheets.feet()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function parties(sheets: Sheets, paper: Paper) {
  const width = sheet.width / 2 - 12
  const ends = paper.parties.map(({ label: name, lines: [who = '', ...rest] }, at) => {
    const x = sheet.left + at * (sheet.width / 2)
    let y = sheets.y
    const put = (text: string, style: Parameters<Typesetter['line']>[2]) => {
      for (const line of sheets.set.lines(text, width, style)) {
        sheets.set.line(line, { x, y, width }, style)
        y += 13.5
      }
    }
    put(name, label)
    put(who, strong)
    for (const line of rest) put(line, plain)
    return y
  })
  sheets.y = Math.max(...ends) + 6
}

function facts(sheets: Sheets, row: readonly Fact[], ruled: boolean) {
  const sum = row.reduce((all, { share = 1 }) => all + share, 0)
  const widthOf = ({ share = 1 }: Fact) => (sheet.width * share) / sum - 8
  const values = row.map((fact) => sheets.set.lines(fact.value, widthOf(fact), strong))
  const tallest = Math.max(...values.map((lines) => lines.length), 1)
  const height = 34 + (tallest - 1) * 12
  sheets.room(height)
  if (ruled) sheets.set.rule(sheet.left, sheets.y, sheet.width, ink)
  let x = sheet.left
  for (const [at, fact] of row.entries()) {
    const width = widthOf(fact)
    sheets.set.line(fact.label, { x, y: sheets.y + 15, width }, label)
    for (const [line, text] of (values[at] ?? []).entries())
      sheets.set.line(text, { x, y: sheets.y + 28 + line * 12, width }, strong)
    x += width + 8
  }
  sheets.y += height + 4
  if (ruled) sheets.set.rule(sheet.left, sheets.y, sheet.width)
  sheets.down(ruled ? 8 : 2)
}

function tableWithFigures(sheets: Sheets, table: PaperTable) {
  drawTable(sheets, table)
  const figures: [Fact, { size: number; weight?: 400 | 600 | 700 }, number][] = [
    ...(table.total
      ? [[table.total, { size: 13.5, weight: 700 as const }, 26] as [Fact, never, number]]
      : []),
    ...(table.after ?? []).map((fact, at, all): [Fact, { size: number; weight: 400 | 600 }, number] => [
      fact,
      { size: 9, weight: at === all.length - 1 ? 600 : 400 },
      17,
    ]),
  ]
  for (const [{ label: name, value }, style, height] of figures) {
    sheets.room(height)
    const at = { x: sheet.left, y: sheets.y + height - 8, width: sheet.width }
    sheets.set.line(name, at, style)
    sheets.set.line(value, { ...at, align: 'end' }, style)
    sheets.y += height
  }
  sheets.down(12)
}

function notes(sheets: Sheets, texts: readonly string[]) {
  for (const text of texts) {
    for (const line of sheets.set.lines(text, sheet.width, label)) {
      sheets.room(12)
      sheets.set.line(line, { x: sheet.left, y: sheets.y + 9, width: sheet.width }, label)
      sheets.y += 12
    }
  }
  sheets.down(10)
}

function payment(
  sheets: Sheets,
  { label: name, facts: where, reference, text }: NonNullable<Paper['payment']>,
) {
  const half = sheet.width / 2
  const words = sheets.set.lines(text, half - 12, label)
  sheets.room(Math.max(where.length * 16.5 + 32, words.length * 12 + 60))
  sheets.set.rule(sheet.left, sheets.y, sheet.width)
  const top = sheets.y + 20
  sheets.set.line(name, { x: sheet.left, y: top, width: half }, label)
  for (const [at, fact] of where.entries()) {
    const y = top + 16.5 * (at + 1)
    sheets.set.line(fact.label, { x: sheet.left, y, width: 76 }, { ...plain, color: quiet })
    sheets.set.line(fact.value, { x: sheet.left + 78, y, width: half - 90 }, { ...plain, weight: 600 })
  }
  const right = sheet.left + half
  sheets.set.line(reference.label, { x: right, y: top, width: half }, label)
  sheets.set.line(reference.value, { x: right, y: top + 19, width: half }, { size: 13.5, weight: 700 })
  for (const [at, line] of words.entries())
    sheets.set.line(line, { x: right, y: top + 36 + at * 12, width: half }, label)
  sheets.y = top + Math.max(where.length * 16.5, words.length * 12 + 36)
}
