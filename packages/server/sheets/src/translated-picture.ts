import { findingInWords } from '@seriba/domain/lots/sheet/draft-answer'
import { hallGroup } from '@seriba/domain/lots/sheet/hall-group'
import type { Severity } from '@seriba/domain/lots/sheet/severity'
import { findingsOf } from '@seriba/domain/lots/sheet/sheet-findings'
import { type SheetReading, type SheetTurn, uprightBox } from '@seriba/domain/lots/sheet/sheet-reading'
import { escapeHtml } from '@seriba/server-kit/html'
import type { SheetImage } from './sheet-image.ts'
import { sheetWords } from './sheet-words.ts'

const width = 1188
const colors: Record<Severity, string> = {
  red: '#b3261e',
  amber: '#8a4b00',
  green: '#0b6b34',
  info: '#4b4f54',
}

type Translated = {
  image: SheetImage
  reading: SheetReading
  auction: string
  language: 'en' | 'ru'
  /** The line that says who vouches for it, in the language. */
  standing: string
  severityWords: Record<Severity, string>
}

/** A sheet in another language: its picture upright, its text covered by the translation, and its codes below. */
export function translatedPicture({
  image,
  reading,
  auction,
  language,
  standing,
  severityWords,
}: Translated): string {
  const { turned } = reading
  const lies = turned === 90 || turned === 270
  const [natural, tall] = lies ? [image.height, image.width] : [image.width, image.height]
  const height = Math.round((width / natural) * tall)
  const words = sheetWords(language)
  const findings = findingsOf(reading, hallGroup(auction))
  const covers = findings.flatMap((finding) => {
    const [box] = finding.boxes
    if (finding.kind !== 'remark' || !box) return []
    const at = uprightBox(box, turned)
    return [cover(findingInWords(finding, words), scaled(at, height), colors[finding.severity])]
  })
  const lines = findings.flatMap((finding) => {
    if (finding.kind === 'remark') return []
    const text = `${severityWords[finding.severity]}: ${finding.code} – ${findingInWords(finding, words)}`
    return wrapped(text, 110).map((part) => ({ text: part, color: colors[finding.severity] }))
  })
  const head = [{ text: standing, color: '#1b1d1f' }, ...lines]
  const below = head.map(({ text, color }, at) => line(text, 24, height + 36 + at * 26, { size: 18, color }))
  const total = height + 52 + head.length * 26
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" font-family="sans-serif">
<rect width="${width}" height="${total}" fill="#fff"/>${turnedImage(image, turned, height)}${covers.join('')}${below.join('')}</svg>`
}

type Place = { x: number; y: number; width: number; height: number }

const scaled = (box: Place, height: number): Place => ({
  x: (box.x / 1000) * width,
  y: (box.y / 1000) * height,
  width: (box.width / 1000) * width,
  height: (box.height / 1000) * height,
})

function turnedImage({ type, body }: SheetImage, turned: SheetTurn, height: number): string {
  const [w, h] = turned === 90 || turned === 270 ? [height, width] : [width, height]
  const moves: Record<SheetTurn, string> = {
    0: '',
    90: `translate(${width} 0) rotate(90)`,
    180: `translate(${width} ${height}) rotate(180)`,
    270: `translate(0 ${height}) rotate(270)`,
  }
  return `<image width="${w}" height="${h}" transform="${moves[turned]}" href="data:${type};base64,${body.toString('base64')}"/>`
}

type Style = { size: number; color: string }

const line = (text: string, x: number, y: number, { size, color }: Style) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" fill="${color}">${escapeHtml(text)}</text>`

/** A line's meaning in its place, small enough to fit there. */
function cover(text: string, place: Place, color: string): string {
  const size = Math.max(7, Math.min(place.height * 0.6, place.width / (text.length * 0.52)))
  const { x, y, width: w, height: h } = place
  const paper = `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="#fff" opacity=".94"/>`
  return paper + line(text, x + 3, y + h / 2 + size * 0.35, { size, color })
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
