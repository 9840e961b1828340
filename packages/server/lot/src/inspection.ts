import type { Inspection } from '@seriba/contracts/lot-facts'
import { type LotDetails, linesIn, textIn } from '@seriba/server-catalogue/lot-details'

type Line = [key: string, value: Inspection[string]]

/** The inspection report in the form its readers know; a feed may contain anything. Null if there is none. */
export function inspectionIn(details: LotDetails): Inspection | null {
  const lines = linesIn(details, 'inspection').flatMap(([key, value]): Line[] => {
    if (key === 'rate') return Array.isArray(value) ? [[key, value.flatMap(sectionOf)]] : []
    if (typeof value === 'number' || typeof value === 'boolean') return [[key, String(value)]]
    return typeof value === 'string' && value !== '' ? [[key, value]] : []
  })
  return lines.length > 0 ? Object.fromEntries(lines) : null
}

function sectionOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return []
  const section = { txt: textIn(value as LotDetails, 'txt'), img: textIn(value as LotDetails, 'img') }
  return section.txt === '' ? [] : [section]
}
