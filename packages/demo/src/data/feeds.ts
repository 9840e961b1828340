/** A run this many minutes ago, and its outcome. */
type DemoRun = { minutesAgo: number; seconds: number; read: number; written: number; failure?: 'interrupted' }

export type DemoFeed = {
  name: string
  way: 'key' | 'upload'
  /** For uploads; without the file extension. */
  file?: string
  runs: readonly DemoRun[]
  /** Values from the last run that nobody can read, by field. */
  unreadable: readonly (readonly [field: string, value: string])[]
}

const hourly = Array.from({ length: 20 }, (_, back) => ({
  minutesAgo: 12 + back * 60,
  seconds: 9 + (back % 4),
  read: 4_180 + back * 7,
  written: back % 5 === 3 ? 0 : 180 + ((back * 137) % 620),
}))

/** Two ways for lots to come in: a hall’s software that sends them by itself, and files that staff upload. */
export const demoFeeds: readonly DemoFeed[] = [
  { name: 'Hall results', way: 'key', runs: hourly, unreadable: [] },
  {
    name: 'Partner office, CSV',
    way: 'upload',
    file: 'partner-lots',
    runs: [
      { minutesAgo: 95, seconds: 4, read: 642, written: 211 },
      { minutesAgo: 1_510, seconds: 5, read: 630, written: 630 },
      { minutesAgo: 1_530, seconds: 2, read: 210, written: 0, failure: 'interrupted' },
    ],
    unreadable: [
      ['status', 'resold'],
      ['status', 'resold'],
      ['startPrice', '1 200'],
      ['mileage', '-1'],
      ['year', '平成30'],
    ],
  },
]
