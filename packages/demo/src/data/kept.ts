type KeptSearch = {
  pageType: 'car-auction' | 'bikes'
  title: string
  params: string
  dailyEmail: boolean
}

/** What the demo client searches for again and again. */
export const keptSearches: readonly KeptSearch[] = [
  {
    pageType: 'car-auction',
    title: 'Toyota, 2018 – 2026, up to 100 000 km',
    params: 'maker=Toyota&year=2018,2026&mileage=0,100000',
    dailyEmail: true,
  },
  {
    pageType: 'car-auction',
    title: 'Suzuki, condition 4.5 and 5',
    params: 'maker=Suzuki&condition=4.5&condition=5',
    dailyEmail: false,
  },
  { pageType: 'car-auction', title: 'Up to 300 000 yen', params: 'startPrice=0,300000', dailyEmail: false },
  {
    pageType: 'bikes',
    title: 'Honda from 400 cc',
    params: 'maker=Honda&engine=400,0',
    dailyEmail: false,
  },
]

type KeptLots = {
  group: string
  kind: 'car' | 'bike' | 'machinery' | 'stock'
  count: number
  ended?: boolean
}

/** How many lots of each kind they keep, by group; those that have ended are shown with their results. */
export const keptLots: readonly KeptLots[] = [
  { group: 'A', kind: 'car', count: 8 },
  { group: 'A', kind: 'bike', count: 2 },
  { group: 'A', kind: 'machinery', count: 1 },
  { group: 'A', kind: 'car', count: 4, ended: true },
  { group: 'B', kind: 'car', count: 4 },
  { group: 'B', kind: 'machinery', count: 3 },
  { group: 'C', kind: 'stock', count: 2 },
]

/** The lots of their next bids, which they keep too. */
export const keptBids = { group: 'A', count: 3 }

type KeptOrder = {
  clientEmail: string
  kind: 'car' | 'bike' | 'machinery'
  maker: string
  model: string
  years: readonly [number | null, number | null]
  grades: string[]
  budget: number
  port: string
  note: string
  status: 'new' | 'searching' | 'closed'
  daysAgo: number
}

const demoOrder = { clientEmail: 'client@demo.example', kind: 'car', port: 'Vladivostok' } as const

/** What clients have asked to be found for them, oldest first. */
export const keptOrders: readonly KeptOrder[] = [
  {
    ...demoOrder,
    maker: 'Isuzu',
    model: 'Elf',
    years: [2015, null],
    grades: [],
    budget: 3_000_000,
    note: 'With a crane.',
    status: 'closed',
    daysAgo: 51,
  },
  {
    ...demoOrder,
    maker: 'Suzuki',
    model: 'Jimny Sierra',
    years: [2020, null],
    grades: ['5', '4.5', '4'],
    budget: 2_000_000,
    note: 'Manual gearbox.',
    status: 'searching',
    daysAgo: 10,
  },
  {
    ...demoOrder,
    clientEmail: 'dealer@demo.example',
    port: 'Mombasa',
    maker: 'Toyota',
    model: 'Probox',
    years: [2018, 2021],
    grades: ['4', '3.5'],
    budget: 900_000,
    note: 'Three of them, white.',
    status: 'new',
    daysAgo: 3,
  },
  {
    ...demoOrder,
    maker: 'Toyota',
    model: 'Hiace Van',
    years: [2018, 2021],
    grades: ['4.5', '4', '3.5'],
    budget: 2_600_000,
    note: 'Four-wheel drive, up to 120 000 km.',
    status: 'new',
    daysAgo: 2,
  },
]

/** Lots not yet sold that a manager has found for one of the orders above. */
export const offersOfOrder = { model: 'Jimny Sierra', count: 3 } as const

/** An order that ended well; its details are derived from what the client has won. */
export const boughtOrder = {
  kind: 'car',
  grades: [] as string[],
  port: 'Vladivostok',
  note: '',
  status: 'closed',
  daysAgo: 27,
} as const
