import type { Inspection } from '@seriba/contracts/lot-facts'

export type ReportSection = {
  /** As the hall writes it: 'E.G', 'F Pair'. */
  label: string
  score: string
  lines: { name: string; value: string }[]
  images: string[]
}

export type Report = {
  lines: { name: string; value: string }[]
  /** Findings, A to Z. */
  items: string[]
  sections: ReportSection[]
  videos: string[]
}

/** An inspection report as a feed writes it (2§3.8); anything unclear is left out. */
export function parseReport(inspection: Inspection): Report {
  const { list, rate, videos, ...rest } = inspection
  return {
    lines: Object.entries(rest).flatMap(([name, value]) =>
      typeof value === 'string' && value ? [{ name, value }] : [],
    ),
    items: typeof list === 'string' ? splitItems(list) : [],
    sections: Array.isArray(rate) ? rate.map(parseSection).filter(hasContent) : [],
    videos: typeof videos === 'string' ? urlsIn(videos) : [],
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Splits `A First B Second` into its items: the next letter counts only if it stands alone, so codes like A1 do not
 * count, and neither do abbreviations like E.G. A list without letters has one item per line, or items separated by
 * semicolons.
 */
export function splitItems(list: string): string[] {
  const text = list.trim()
  if (!/^A[\s.):]/.test(text)) return text.split(/[;\n]/).flatMap((item) => item.trim() || [])
  const items: string[] = []
  let rest = text.slice(1)
  for (const letter of letters.slice(1)) {
    const next = rest.search(new RegExp(`\\s${letter}(?:[\\s):]|\\.(?![A-Z]\\b))`))
    if (next < 0) break
    items.push(rest.slice(0, next))
    rest = rest.slice(next + 2)
  }
  return [...items, rest].map((item) => item.replace(/^[\s.):]+/, '').trim())
}

const hasContent = ({ score, lines, images }: ReportSection) =>
  score !== '' || lines.length > 0 || images.length > 0

/** `Label:score#name-value,name-value` */
function parseSection({ txt, img }: { txt: string; img: string }): ReportSection {
  const [head = '', ...tail] = txt.split('#')
  const [label = '', score = ''] = head.split(':')
  return { label: label.trim(), score: score.trim(), lines: pairsIn(tail.join('#')), images: urlsIn(img) }
}

/** A part without a hyphen is the beginning of the next name: 'Track, left-4' is one pair. */
function pairsIn(text: string) {
  const pairs: { name: string; value: string }[] = []
  let begun = ''
  for (const part of text.split(',')) {
    const whole = begun + part
    const at = whole.lastIndexOf('-')
    begun = at < 0 ? `${whole},` : ''
    if (at >= 0) pairs.push({ name: whole.slice(0, at).trim(), value: whole.slice(at + 1).trim() })
  }
  return pairs
}

const urlsIn = (text: string) =>
  text.split('#').filter((url) => url.startsWith('/') || /^https?:\/\//.test(url))
