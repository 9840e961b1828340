import type {
  FeedPull,
  FeedWord,
  SourceSettings,
  SourceTest,
  TestedLot,
} from '@seriba/contracts/feed-sources'

export const someSettings: SourceSettings = {
  kind: 'sql',
  address: 'https://feed.example/xml/xml',
  userAgent: 'Mozilla/5.0',
  statementAs: 'sql',
  answersAs: 'xml',
  gzip: true,
  clientAddress: '',
  imageHost: '',
  pauseMs: 400,
  pageRows: 250,
  tables: ['main', 'stats'],
  mileageInThousands: false,
  engineInLiters: false,
  timeMeans: 'changed',
  historyDays: 90,
  comingMinutes: 15,
  resultsMinutes: 15,
  mayKeepCopy: true,
}

export const aTestedLot = (lotNo: string, more: Partial<TestedLot> = {}): TestedLot => ({
  sourceId: `id-${lotNo}`,
  lotNo,
  auction: 'TAA Kinki',
  auctionDate: '2026-11-25T15:00:00.000Z',
  hasTime: false,
  maker: 'Toyota',
  model: 'Hiace Van',
  grade: 'Super GL',
  year: 2018,
  chassis: 'TRH200V',
  engine: 2000,
  gearbox: 'AT',
  drive: '',
  color: 'White',
  condition: '4',
  mileage: 119_000,
  status: 4532,
  startPrice: 980_000,
  soldPrice: 0,
  image: null,
  hasSheet: true,
  pictures: 2,
  unknown: [],
  problem: null,
  raw: [
    { name: 'lot', value: lotNo },
    { name: 'auction_date', value: '2026-11-26 00:00:00' },
    { name: 'kuzov', value: '3BF-TRH200V' },
    { name: 'kpp', value: 'FAT' },
    { name: 'priv', value: '' },
    { name: 'mileage', value: '119' },
    { name: 'serial', value: '0012345' },
  ],
  ...more,
})

export const someTest: SourceTest = {
  failure: null,
  milliseconds: 1100,
  total: 91_204,
  lots: [
    aTestedLot('0087'),
    aTestedLot('3318', { unknown: [{ field: 'gearbox', word: 'HL' }], gearbox: 'HL' }),
    aTestedLot('612', { mileage: null }),
    aTestedLot('', { problem: 'lotNo: is required' }),
  ],
}

const aPull = (part: FeedPull['part'], more: Partial<FeedPull> = {}): FeedPull => ({
  part,
  isUnderWay: false,
  read: 91_204,
  total: 91_204,
  day: null,
  lastDay: null,
  rowsPerMinute: 0,
  startedAt: '2026-11-24T01:17:00.000Z',
  endedAt: '2026-11-24T01:21:00.000Z',
  failure: null,
  retryAt: null,
  stopped: false,
  ...more,
})

export const somePulls = {
  unknownWords: 3,
  pulls: [
    aPull('main'),
    aPull('stats', { read: 640, total: null }),
    aPull('history', {
      isUnderWay: true,
      read: 12_400,
      total: null,
      day: '2026-11-02',
      lastDay: '2026-08-26',
      rowsPerMinute: 23_400,
      endedAt: null,
      failure: { reason: 'refused', said: 'limit exceeded' },
      retryAt: '2026-11-24T01:45:00.000Z',
    }),
  ],
}

export const someWords: { words: FeedWord[] } = {
  words: [
    { field: 'status', word: 'NEGOTIATE SOLD BY HALL', meaning: null, builtIn: false, lots: 312 },
    { field: 'color', word: 'PEARL2T', meaning: 'Pearl', builtIn: false, lots: 54 },
    { field: 'status', word: 'SOLD', meaning: 'Sold', builtIn: true, lots: 0 },
  ],
}
