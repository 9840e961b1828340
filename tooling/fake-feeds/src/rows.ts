import { addDays } from '@seriba/domain/time/jst'
import { hashOf, idOf } from './random.ts'

export type Row = Record<string, string>

export type Shape = {
  seed: number
  /** The Japanese day on which the fake lives. */
  today: string
  live: number
  ended: number
  bikes: number
}

const halls = [
  'USS Kobe',
  'USS Tokyo',
  'TAA Kinki',
  'JU Gunma',
  'LAA Okayama',
  'CAA Chubu',
  'HAA Kobe',
  'JU Okayama',
]
const cars = [
  ['TOYOTA', 'LAND CRUISER PRADO', '3BA-TRJ150W', '2690'],
  ['TOYOTA', 'HARRIER', '6AA-AXUH80', '2480'],
  ['HONDA', 'FIT', 'DBA-GK3', '1310'],
  ['NISSAN', 'SERENA', 'DAA-GFC27', '1990'],
  ['MAZDA', 'ROADSTER', '5BA-ND5RC', '1490'],
  ['SUZUKI', 'JIMNY', '3BA-JB64W', '650'],
  ['SUBARU', 'LEVORG', 'DBA-VM4', '1590'],
  ['BMW', 'M3', 'CBA-WD40', '3990'],
] as const
const bikes = [
  ['HONDA', 'CB400SF', 'NC42', '399'],
  ['YAMAHA', 'MT-07', 'RM33J', '688'],
  ['KAWASAKI', 'Z900RS', 'ZR900C', '948'],
  ['SUZUKI', 'GSX-R1000', 'GT78A', '998'],
] as const
const colors = ['WHITE', 'PEARL', 'BLACK', 'GUN', 'SILVER', 'パール', 'クロ', 'PEARL2T', 'WINE']
const gearboxes = ['AT', 'FAT', 'FA', 'F5', 'F6', 'IAT', 'CVT', 'DCT', '5MT', 'HL', 'その他']
const drives = ['FF', 'FR', '4WD', 'FULLTIME4WD', 'FF,FULLTIME4WD', 'MIDSHIP', '']
const rates = ['6', '5', '4.5', '4', '3.5', '3', 'R', 'RA', '***']
const outcomes = [
  'SOLD',
  'SOLD',
  'SOLD',
  'NOT SOLD',
  'CANCELED',
  'NEGOTIATE SOLD',
  'продан',
  'PASSED BY HALL',
]

/** Days on which live lots are called up, including today's, and days on which ended ones were. */
export const liveDays = 7
export const endedDays = 250

export const perEndedDay = ({ ended }: Shape) => Math.max(1, Math.ceil(ended / endedDays))

function carRow(shape: Shape, index: number, purpose: number): Row {
  const draw = (of: number, most: number) => hashOf(shape.seed + purpose, index, of) % most
  const [maker, model, code, engine] = cars[draw(1, cars.length)] ?? cars[0]
  const pictures = draw(2, 10) === 0 ? 2 : 4
  const hasTime = draw(3, 3) > 0
  return {
    auction_type: String(draw(4, 4)),
    hour: hasTime ? `1${draw(5, 8)}:${draw(6, 2) === 0 ? '00' : '30'}:00` : '00:00:00',
    marka_name: maker,
    model_name: model,
    year: draw(7, 40) === 0 ? '0' : String(2005 + draw(8, 20)),
    eng_v: engine,
    pw: draw(9, 2) === 0 ? '' : String(60 + draw(10, 240)),
    kuzov: code,
    serial: draw(11, 3) === 0 ? '' : String(1_000_000 + index),
    grade: ['G', 'X', 'S PACKAGE', 'TX L PACKAGE'][draw(12, 4)] ?? 'G',
    color: colors[draw(13, colors.length)] ?? '',
    kpp: gearboxes[draw(14, gearboxes.length)] ?? '',
    kpp_type: String(draw(15, 3)),
    priv: drives[draw(16, drives.length)] ?? '',
    mileage: draw(17, 20) === 0 ? '0' : String(1000 * (1 + draw(18, 180))),
    equip: 'AAC PS PW',
    rate: rates[draw(19, rates.length)] ?? '4',
    start: String(10_000 * (1 + draw(20, 400))),
    finish: '0',
    status: '',
    lhdrive: draw(21, 12) === 0 ? '1' : '0',
    mil_st: draw(22, 9) === 0 ? '0' : '1',
    sanction: draw(23, 15) === 0 ? '1' : '0',
    images: Array.from({ length: pictures }, (_, at) => `http://p.fake.example/${index}/${at}&h=50`).join(
      '#',
    ),
  }
}

const written = (shape: Shape) => `${addDays(shape.today, -1)} 06:00:00`

/** Numbers have leading zeros, and some a letter. */
const numberOf = (index: number, number: number) =>
  index % 997 === 5 ? `A${number}` : String(number).padStart(4, '0')

const placed = (
  id: string,
  lot: string,
  day: string,
  hall: string,
  { hour, ...row }: Row,
  time: string,
): Row => ({
  id,
  lot,
  auction_date: `${day} ${hour}`,
  auction: hall,
  ...row,
  time,
})

export function mainRow(shape: Shape, index: number): Row {
  const at = Math.floor(index / liveDays)
  const number = Math.floor(at / halls.length) + 1
  const day = addDays(shape.today, index % liveDays)
  const hall = halls[at % halls.length] ?? ''
  return placed(
    idOf(shape.seed, index),
    numberOf(index, number),
    day,
    hall,
    carRow(shape, index, 1),
    written(shape),
  )
}

export function statsRow(shape: Shape, index: number): Row {
  const perDay = perEndedDay(shape)
  const at = index % perDay
  const day = addDays(shape.today, -1 - Math.floor(index / perDay))
  const row = carRow(shape, index, 2)
  const status = outcomes[hashOf(shape.seed, index, 30) % outcomes.length] ?? 'SOLD'
  const isSold = !['NOT SOLD', 'CANCELED'].includes(status)
  const finish = isSold ? String(Number(row.start) + 10_000 * (hashOf(shape.seed, index, 31) % 60)) : '0'
  const lot = numberOf(index, Math.floor(at / halls.length) + 1)
  const hall = halls[at % halls.length] ?? ''
  return placed(idOf(shape.seed + 1, index), lot, day, hall, { ...row, status, finish }, written(shape))
}

export function bikeRow(shape: Shape, index: number): Row {
  const [maker, model, code, engine] = bikes[hashOf(shape.seed, index, 40) % bikes.length] ?? bikes[0]
  const day = addDays(shape.today, index % 3)
  return {
    id: idOf(shape.seed + 2, index),
    lot_num: String(Math.floor(index / 3) + 1),
    auction_date: `${day} 10:00:00`,
    auction: 'BDS Kashiwanoha',
    marka_name: maker,
    model_name: model,
    year: String(2000 + (hashOf(shape.seed, index, 41) % 25)),
    eng_v: engine,
    mileage: String(hashOf(shape.seed, index, 42) % 60_000),
    rate: '5',
    grade: '',
    color: 'BLACK',
    serial: `${code}-${100_000 + index}`,
    start: '200000',
    finish: '0',
    status: '',
    images: [1, 2, 3, 4].map((at) => `/bikes/${index}/${at}.jpg`).join('#'),
    time: written(shape),
  }
}
