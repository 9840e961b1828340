import type { FeedRecord } from '../read-line.ts'
import type { SourceRow } from './read-answer.ts'
import { driveOf, gearboxOf, statusWords, type Words } from './source-words.ts'

export type SourceTable = 'main' | 'stats' | 'bike'

export type RowSettings = {
  /** Mileage is written in thousands of kilometers. */
  mileageInThousands: boolean
  /** Displacement is written in thousandths of a cubic centimeter's liter, as 1.5. */
  engineInLiters: boolean
  /** Words of the company's own, by field. */
  words: { status?: Words; gearbox?: Words }
}

/** The day alone is known: the sale's hour is not told. */
const dayOnly = /\s00:00:00$/

const number = (text: string | undefined) => {
  const value = Number((text ?? '').replaceAll(/[\s,]/g, ''))
  return Number.isFinite(value) && value > 0 ? value : null
}

/** `TOYOTA` as `Toyota`, `BMW` and `GT-R` as they are. */
const named = (text = '') =>
  text
    .split(' ')
    .map((word) => (/^[A-Z]{4,}$/.test(word) ? word[0] + word.slice(1).toLowerCase() : word))
    .join(' ')

/** Sizes are asked for by what follows a picture's address; without it, it is the largest. */
const pictures = (text = '') =>
  text
    .split('#')
    .map((url) => url.trim().replace(/&(?:h|w)=\d+$/, ''))
    .filter((url) => /^https?:\/\//.test(url))

/**
 * A row of the SQL-over-HTTP feed as a line of ours. What is 0 there is unknown here; the first of three pictures or
 * more is the auction sheet. An unknown status is kept as such.
 */
export function sourceRecord(row: SourceRow, table: SourceTable, settings: RowSettings): FeedRecord {
  const { mileageInThousands, engineInLiters, words } = settings
  const status = (row.status ?? '').toUpperCase()
  const known = words.status?.[status] ?? statusWords[status]
  const images = pictures(row.images)
  const sheet = images.length > 2 ? images[0] : undefined
  const mileage = number(row.mileage)
  const engine = number(row.eng_v)
  const [, prefix = '', chassis = ''] = /^([0-9A-Z]{2,4}-)?(.*)$/.exec(row.kuzov ?? '') ?? []
  const day = row.auction_date ?? ''
  const record: FeedRecord = {
    kind: table === 'bike' ? 'bike' : 'car',
    auction: row.auction,
    auctionDate: day === '' ? undefined : `${day.replace(' ', 'T').replace(dayOnly, 'T00:00:00')}+09:00`,
    lotNo: number((row.lot ?? row.lot_num ?? '').replace(/\D/g, '')),
    maker: named(row.marka_name),
    model: named(row.model_name),
    year: number(row.year),
    grade: row.grade,
    color: row.color,
    engine: engine === null ? null : Math.round(engineInLiters ? engine * 1000 : engine),
    gearbox: gearboxOf(row.kpp ?? '', row.kpp_type ?? '', words.gearbox ?? {}),
    condition: row.rate,
    mileage: mileage === null ? null : Math.round(mileageInThousands ? mileage * 1000 : mileage),
    startPrice: number(row.start) ?? 0,
    status: table === 'stats' && status === '' ? 'Unknown' : (known ?? 'Unknown'),
    images: sheet === undefined ? images : images.slice(1),
    ...(sheet !== undefined && { auctionSheet: sheet }),
    ...(table === 'stats' && { soldPrice: number(row.finish) ?? 0 }),
  }
  if (table === 'bike') return { ...record, serial: row.serial }
  return {
    ...record,
    equip: row.equip,
    drive: driveOf(row.priv ?? ''),
    steering: row.lhdrive === '1' ? 'Left' : 'Right',
    horsePower: number(row.pw),
    chassis: row.serial ? `${chassis}-${row.serial}`.replace(/^-/, '') : `${prefix}${chassis}`,
  }
}

/** Words of a row that no table knows, for staff to give them a meaning. */
export function unknownWords(row: SourceRow, { words }: RowSettings): { field: 'status'; word: string }[] {
  const status = (row.status ?? '').toUpperCase()
  const known = words.status?.[status] ?? statusWords[status]
  return known === undefined ? [{ field: 'status', word: status }] : []
}
