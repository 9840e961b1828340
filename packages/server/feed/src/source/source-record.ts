import type { SourceSettings } from '@seriba/contracts/feed-sources'
import type { SourceTable, WordField } from '@seriba/domain/feeds/feed-source'
import type { FeedRecord } from '../read-line.ts'
import type { SourceRow } from './read-answer.ts'
import { colorOf, driveOf, gearboxOf, type OwnWords, statusOf } from './source-words.ts'

export type RowSettings = Pick<SourceSettings, 'mileageInThousands' | 'engineInLiters' | 'imageHost'> & {
  words: OwnWords
}

/** A row as a line of ours. */
export type ReadRow = {
  /** Names it in its table; empty where it has none. */
  sourceId: string
  record: FeedRecord
  /** What was written where a word or a part of a value became another. */
  original: Record<string, string>
  unknown: { field: WordField; word: string }[]
}

/** The day alone is known: the sale’s hour is not told. */
export const isDayOnly = (row: SourceRow) => !/\s(?!00:00(?::00)?$)\d/.test(row.auction_date ?? '')

const number = (text: string | undefined) => {
  const value = Number((text ?? '').replaceAll(/[\s,]/g, ''))
  return Number.isFinite(value) && value > 0 ? value : null
}
const whole = (text: string | undefined, factor = 1) => {
  const value = number(text)
  return value === null ? null : Math.round(value * factor)
}

/** `TOYOTA` as `Toyota`, `BMW` and `GT-R` as they are. */
const named = (text = '') =>
  text
    .split(' ')
    .map((word) => (/^[A-Z]{4,}$/.test(word) ? word[0] + word.slice(1).toLowerCase() : word))
    .join(' ')

/** Sizes are asked for by what follows a picture’s address; without it, it is the largest. */
const pictures = (text = '', host = '') =>
  text
    .split('#')
    .map((url) => url.trim().replace(/&(?:h|w)=\d+$/, ''))
    .map((url) =>
      host !== '' && /^\/?[\w.-]+\//.test(url) ? `${host.replace(/\/$/, '')}/${url.replace(/^\//, '')}` : url,
    )
    .filter((url) => /^https?:\/\//.test(url))

/**
 * A picture that says that there is none: photos come as JPEG, and the drawing instead of one is a GIF. Pictures are
 * not fetched as lots are read, so only its address can tell here; what has a lot’s own address is told by its content
 * where it is fetched.
 */
const isNoPhoto = (url: string) =>
  /\.gif(?:[?&#]|$)|[/_.-]no[-_]?(?:photo|foto|image|img|pic(?:ture)?)s?(?:[./_?&-]|$)/i.test(url)

/** 1 and 0 as yes and no; nothing where a base does not say. */
const flag = (text: string | undefined) => (text === '1' ? true : text === '0' ? false : undefined)

/**
 * A row of a source as a line of ours. What is 0 there is unknown here; the first of three pictures or more is the
 * auction sheet. A lot to come without a status says none, so that an outcome that is known stays.
 */
export function readRow(row: SourceRow, table: SourceTable, settings: RowSettings): ReadRow {
  const { mileageInThousands, engineInLiters, words } = settings
  const original: Record<string, string> = {}
  const unknown: ReadRow['unknown'] = []
  const meant = (
    field: WordField,
    listed: string,
    { value, isKnown }: { value: string; isKnown: boolean },
  ) => {
    if (!isKnown) unknown.push({ field, word: listed })
    else if (value !== listed && listed !== '' && field !== 'status') original[field] = listed
    return value
  }
  const { status = '', kpp = '', priv = '', color = '', kuzov = '' } = row
  const [, prefix = '', chassis = ''] = /^([0-9A-Z]{2,4}-)?(.*)$/.exec(kuzov) ?? []
  const isBike = table === 'bike'
  if (prefix !== '' && !isBike) original.chassis = kuzov
  const given = pictures(row.images, settings.imageHost)
  const [sheet, photos] = given.length > 2 ? [given[0], given.slice(1)] : [undefined, given]
  const outcome = status === '' ? undefined : meant('status', status, statusOf(status, words.status))
  const finish = table === 'stats' ? (whole(row.finish) ?? 0) : (whole(row.finish) ?? undefined)
  const record: FeedRecord = {
    kind: isBike ? 'bike' : 'car',
    auction: row.auction,
    auctionDate: dateOf(row),
    lotNo: lotNoOf(row),
    maker: named(row.marka_name),
    model: named(row.model_name),
    year: whole(row.year),
    grade: row.grade,
    color: meant('color', color, colorOf(color, words.color)),
    engine: whole(row.eng_v, engineInLiters ? 1000 : 1),
    gearbox: meant('gearbox', kpp, gearboxOf(kpp, row.kpp_type ?? '', words.gearbox)),
    condition: row.rate,
    mileage: whole(row.mileage, mileageInThousands ? 1000 : 1),
    startPrice: whole(row.start) ?? 0,
    status: outcome ?? (table === 'stats' ? 'Unknown' : undefined),
    images: photos.filter((url) => !isNoPhoto(url)),
    ...(sheet !== undefined && !isNoPhoto(sheet) && { auctionSheet: sheet }),
    ...(finish !== undefined && { soldPrice: finish }),
  }
  if (isBike) return { sourceId: row.id ?? '', record: { ...record, serial: row.serial }, original, unknown }
  return {
    sourceId: row.id ?? '',
    record: {
      ...record,
      equip: row.equip,
      drive: meant('drive', priv, driveOf(priv, words.drive)),
      steering: row.lhdrive === '1' ? 'Left' : 'Right',
      horsePower: whole(row.pw),
      mileageTrusted: flag(row.mil_st),
      restricted: flag(row.sanction),
      chassis: row.serial ? `${chassis}-${row.serial}`.replace(/^-/, '') : chassis,
    },
    original,
    unknown,
  }
}

/** A lot’s number may have letters and leading zeros; its digits are what people call it by. */
export const listedNumber = (row: SourceRow) => row.lot ?? row.lot_num ?? ''

function lotNoOf(row: SourceRow): number | null {
  const digits = listedNumber(row).normalize('NFKC').replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

function dateOf({ auction_date: at = '' }: SourceRow): string | undefined {
  const [day = '', time = '00:00:00'] = at.split(' ')
  if (day === '' || day.startsWith('0000')) return undefined
  return `${day}T${time.length === 5 ? `${time}:00` : time}+09:00`
}
