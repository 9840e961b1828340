import type { SourceSettings } from '@seriba/contracts/feed-sources'
import type { SourceTable, WordField } from '@seriba/domain/feeds/feed-source'
import type { FeedRecord } from '../read-line.ts'
import type { SourceRow } from './read-answer.ts'
import { colorOf, driveOf, gearboxOf, type OwnWords, statusOf } from './source-words.ts'

export type RowSettings = Pick<SourceSettings, 'mileageInThousands' | 'engineInLiters' | 'imageHost'> & {
  words: OwnWords
}

/** A row as one of our lines. */
export type ReadRow = {
  /** Identifies it in its table; empty if it has no ID. */
  sourceId: string
  record: FeedRecord
  /** The original of a word, or part of a value, that was replaced. */
  original: Record<string, string>
  unknown: { field: WordField; word: string }[]
}

/** Only the day is known: the hour of the sale is not given. */
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

/** Sizes are requested by a suffix to a picture’s address; without it, the picture is the largest. */
const pictures = (text = '', host = '') =>
  text
    .split('#')
    .map((url) => url.trim().replace(/&(?:h|w)=\d+$/, ''))
    .map((url) =>
      host !== '' && /^\/?[\w.-]+\//.test(url) ? `${host.replace(/\/$/, '')}/${url.replace(/^\//, '')}` : url,
    )
    .filter((url) => /^https?:\/\//.test(url))

/**
 * A placeholder image: photos come as JPEG, and the image in place of a missing one is a GIF. Pictures are not
 * fetched when lots are read, so only the address can tell here; one at a lot’s own address is recognized by its
 * content where it is fetched.
 */
const isNoPhoto = (url: string) =>
  /\.gif(?:[?&#]|$)|[/_.-]no[-_]?(?:photo|foto|image|img|pic(?:ture)?)s?(?:[./_?&-]|$)/i.test(url)

/** 1 and 0 as yes and no; nothing if a source does not say. */
const flag = (text: string | undefined) => (text === '1' ? true : text === '0' ? false : undefined)

/**
 * A source's row as one of our lines. A 0 there means unknown here; the first of three or more pictures is the
 * auction sheet. An upcoming lot without a status gets none, so that a known outcome stays.
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

/** A lot’s number may contain letters and leading zeros; people use its digits. */
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
