import type { BySize, HallCosts, Inland, PriceFees } from '@seriba/domain/landed-cost/tables'
import { halls } from '../halls.ts'

type Port = 'Yokohama' | 'Nagoya' | 'Kobe' | 'Fushiki'

/** Yen from the port closest to a hall to another one. */
const onwards: Record<Port, Record<Port, number>> = {
  Yokohama: { Yokohama: 0, Nagoya: 11_000, Kobe: 13_000, Fushiki: 15_000 },
  Nagoya: { Yokohama: 11_000, Nagoya: 0, Kobe: 9_000, Fushiki: 10_000 },
  Kobe: { Yokohama: 13_000, Nagoya: 9_000, Kobe: 0, Fushiki: 12_000 },
  Fushiki: { Yokohama: 15_000, Nagoya: 10_000, Kobe: 12_000, Fushiki: 0 },
}

const near: readonly (readonly [Port, RegExp])[] = [
  ['Fushiki', /Hokuriku|Toyama|Ishikawa|Fukui|Niigata/],
  ['Nagoya', /Nagoya|Chubu|Gifu|Aichi|Mie|Hamamatsu|Nagano/],
  [
    'Kobe',
    /Osaka|Kobe|Kinki|Kansai|Hyogo|Nara|Okayama|Hiroshima|Shikoku|Ehime|Tottori|Yamaguchi|Kyushu|Fukuoka|Ebino|Nagasaki|Kumamoto|Oita|Miyazaki|Okinawa|BAYAUC/,
  ],
]
const nearestTo = (name: string): Port => near.find(([, halls]) => halls.test(name))?.[0] ?? 'Yokohama'

const factors = { S: 0.9, M: 1, L: 1.25, XL: 2.2 } as const
const round = (yen: number) => Math.round(yen / 500) * 500
const bySize = (yen: number): BySize => ({
  S: round(yen * factors.S),
  M: round(yen * factors.M),
  L: round(yen * factors.L),
  XL: round(yen * factors.XL),
})

/** A ferry charges more for what has to be winched aboard. */
const overTheSea = /Sapporo|Hokkaido|Okinawa/
const byFerry = { nonRunner: 20_000 }

const inlandOf = (fee: number, from: Port, more: Partial<Inland> = {}): Record<string, Inland> =>
  Object.fromEntries(
    Object.entries(onwards[from]).map(([port, onward]) => [port, { ...bySize(fee + onward), ...more }]),
  )

const flat = (yen: number): PriceFees => [{ upTo: null, flat: yen }]
const auctionFees: readonly (readonly [RegExp, PriceFees])[] = [
  [
    /^ARAI Oyama$/,
    [
      { upTo: 2_000_000, flat: 25_000 },
      { upTo: null, percent: '1.5', min: 30_000 },
    ],
  ],
  [
    /VT$|Kenki|JCMA|Heavy|Komatsu/,
    [
      { upTo: 3_000_000, flat: 30_000 },
      { upTo: null, percent: '1' },
    ],
  ],
  [/Bike|^BDS|^JBA/, flat(9000)],
  [
    /^USS Tokyo$/,
    [
      { upTo: 1_000_000, flat: 16_000 },
      { upTo: null, flat: 19_000 },
    ],
  ],
  [/^USS/, flat(14_000)],
  [/^HAA/, flat(15_000)],
  [/^JU/, flat(12_000)],
]
const feesOf = (name: string): PriceFees =>
  auctionFees.find(([halls]) => halls.test(name))?.[1] ?? flat(13_000)

/** What each hall charges and what it costs to get from there to the ships; `*` is any other hall. */
export const hallCosts: Record<string, HallCosts> = {
  ...Object.fromEntries(
    halls.map(({ name, deliveryFee }) => [
      name,
      {
        auctionFee: feesOf(name),
        inland: inlandOf(deliveryFee, nearestTo(name), overTheSea.test(name) ? byFerry : {}),
      },
    ]),
  ),
  '*': { auctionFee: flat(15_000), inland: inlandOf(20_000, 'Yokohama') },
}
