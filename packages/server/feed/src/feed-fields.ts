import type { LotKind } from '@seriba/domain/lots/page-types'

type Shape =
  | { type: 'text'; max: number }
  | { type: 'whole' | 'number'; min: number; max: number }
  | { type: 'kind' | 'time' | 'status' | 'flag' | 'url' | 'urls' | 'facts' | 'lines' }

export type FeedField = Shape & {
  /** As written in a feed; a dot means an object in NDJSON and is part of the column's name in CSV. */
  name: string
  /** Kinds that have it; all if absent. */
  kinds?: readonly LotKind[]
  required?: true
  /** Kinds that may omit it although others must not. */
  optionalFor?: readonly LotKind[]
  /** Column of `lots`; fields without one are stored in `details` under their name. */
  column?: string
  about: string
}

const onWheels = ['car', 'bike', 'stock'] as const
const cars = ['car', 'stock'] as const
const bikes = ['bike'] as const
const machines = ['machinery'] as const
const yen = { type: 'whole', min: 0, max: 10_000_000_000 } as const
const score = { type: 'number', min: 0, max: 100 } as const

/**
 * Everything a feed line can contain. The reader, the CSV header, and the tables in docs/feed.md are all derived from
 * here.
 */
export const feedFields: readonly FeedField[] = [
  {
    name: 'kind',
    type: 'kind',
    column: 'kind',
    required: true,
    about: '`car`, `bike`, `machinery` or `stock`',
  },
  { name: 'auction', type: 'text', max: 80, column: 'auction', required: true, about: 'name of the hall' },
  {
    name: 'auctionDate',
    type: 'time',
    column: 'auction_at',
    required: true,
    optionalFor: ['stock'],
    about:
      'when the lot is auctioned, with its time zone. Stock cars are not auctioned: if they have a date, its day is only part of their key',
  },
  {
    name: 'lotNo',
    type: 'whole',
    min: 0,
    max: 999_999_999,
    column: 'lot_no',
    required: true,
    about: 'number of the lot on that day',
  },
  { name: 'maker', type: 'text', max: 60, column: 'maker', required: true, about: 'maker' },
  { name: 'model', type: 'text', max: 80, column: 'model', required: true, about: 'model' },
  { name: 'year', type: 'whole', min: 1900, max: 2100, column: 'year', about: 'year of first registration' },
  { name: 'grade', type: 'text', max: 200, column: 'grade', about: 'trim' },
  { name: 'color', type: 'text', max: 60, column: 'color', about: 'color' },
  {
    name: 'engine',
    type: 'whole',
    min: 0,
    max: 100_000,
    column: 'engine',
    kinds: onWheels,
    about: 'engine size in cc',
  },
  { name: 'gearbox', type: 'text', max: 40, column: 'gearbox', about: 'gearbox, such as AT or CVT' },
  { name: 'equip', type: 'text', max: 500, column: 'equip', kinds: cars, about: 'equipment codes' },
  {
    name: 'condition',
    type: 'text',
    max: 20,
    column: 'condition',
    about: "the hall's grade, such as 4.5 or R",
  },
  {
    name: 'mileage',
    type: 'whole',
    min: 0,
    max: 10_000_000,
    column: 'mileage',
    about: 'mileage in kilometers',
  },
  { name: 'steering', type: 'text', max: 40, column: 'steering', kinds: cars, about: '`Right` or `Left`' },
  {
    name: 'drive',
    type: 'text',
    max: 40,
    column: 'drive',
    kinds: cars,
    about: 'drive, such as FF, FR or 4WD',
  },
  {
    name: 'horsePower',
    type: 'whole',
    min: 0,
    max: 10_000,
    column: 'horse_power',
    kinds: cars,
    about: 'horsepower',
  },
  { name: 'chassis', type: 'text', max: 60, column: 'chassis', kinds: cars, about: 'chassis number' },
  {
    name: 'mileageTrusted',
    type: 'flag',
    kinds: cars,
    about: 'true if the mileage is confirmed, false if it is not',
  },
  {
    name: 'restricted',
    type: 'flag',
    kinds: cars,
    about: 'true if the car may not be shipped to some destinations',
  },
  { name: 'info', type: 'text', max: 4000, column: 'info', about: 'remarks from the hall' },
  { name: 'startPrice', ...yen, column: 'start_price', about: 'start price in yen' },
  {
    name: 'soldPrice',
    ...yen,
    column: 'sold_price',
    about: 'sold price in yen, or the price of a stock car; null removes the price',
  },
  {
    name: 'status',
    type: 'status',
    column: 'status',
    about: 'code or name; a new lot without one is upcoming',
  },
  {
    name: 'isUss',
    type: 'flag',
    column: 'is_uss',
    about: 'true if the hall belongs to the group that limits extra photos',
  },
  { name: 'images', type: 'urls', column: 'images', about: 'URLs of up to 100 pictures, the best one first' },
  { name: 'auctionSheet', type: 'url', column: 'auction_sheet', about: 'URL of the auction sheet' },
  {
    name: 'serial',
    type: 'text',
    max: 60,
    kinds: [...bikes, ...machines],
    about: 'serial number',
  },
  { name: 'mileageNote', type: 'text', max: 200, kinds: bikes, about: 'what is known about the mileage' },
  { name: 'ratings.engine', ...score, kinds: bikes, about: 'score for the engine' },
  { name: 'ratings.front', ...score, kinds: bikes, about: 'score for the front' },
  { name: 'ratings.exterior', ...score, kinds: bikes, about: 'score for the exterior' },
  { name: 'ratings.rear', ...score, kinds: bikes, about: 'score for the rear' },
  { name: 'ratings.electro', ...score, kinds: bikes, about: 'score for the electrics' },
  { name: 'ratings.frame', ...score, kinds: bikes, about: 'score for the frame' },
  { name: 'group', type: 'text', max: 80, kinds: machines, about: 'group of machines' },
  { name: 'category', type: 'text', max: 80, kinds: machines, about: 'category within the group' },
  { name: 'subcategory', type: 'text', max: 80, kinds: machines, about: 'subcategory within the category' },
  { name: 'hours', type: 'whole', min: 0, max: 1_000_000, kinds: machines, about: 'running hours' },
  { name: 'volume', type: 'text', max: 40, kinds: machines, about: 'volume or capacity, with its unit' },
  {
    name: 'description',
    type: 'lines',
    kinds: machines,
    about: 'an object of names and values, shown as a table',
  },
  {
    name: 'mopDetail',
    type: 'facts',
    kinds: onWheels,
    about:
      'where on the sheet the chassis number is: an object with `backgroundSize` and `backgroundPosition`, as in CSS for a box six times as wide as it is high, and with `auctionSheet` if that is a different picture',
  },
  {
    name: 'mopDeail',
    type: 'facts',
    kinds: onWheels,
    about: 'the same field under the name that the lot’s answer uses',
  },
  {
    name: 'inspection',
    type: 'lines',
    about:
      'the inspection report: an object of names and values; `list`, `videos` and `rate` have formats of their own',
  },
]

/** Fields that identify a lot; with only `status` and `soldPrice` in addition, a line is a result. */
export const keyFields: readonly string[] = ['kind', 'auction', 'auctionDate', 'lotNo']
export const resultFields: readonly string[] = ['status', 'soldPrice']

export const isRequired = ({ required, optionalFor }: FeedField, kind: LotKind) =>
  required === true && optionalFor?.includes(kind) !== true

export const hasField = (field: FeedField, kind: LotKind) =>
  field.kinds === undefined || field.kinds.includes(kind)
