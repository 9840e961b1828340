import { conditions } from './conditions.ts'
import type { FeedLot } from './feed-lot.ts'
import { lotStatus } from './outcome.ts'

const texts = ['auction', 'maker', 'model', 'color', 'condition', 'auctionSheet'] as const
const figures = ['lotNo', 'year', 'startPrice', 'soldPrice'] as const
const statuses: readonly number[] = Object.values(lotStatus)
const grades = new Set(conditions.map(({ code }) => code))
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+09:00$/

const whole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

function ownProblems(lot: FeedLot): string[] {
  if (lot.kind === 'bike') {
    return Object.entries(lot.ratings)
      .filter(([, score]) => !whole(score) || score < 1 || score > 10)
      .map(([part]) => `rating ${part}`)
  }
  if (lot.kind === 'machinery') return lot.category && whole(lot.hours) && lot.serial ? [] : ['machine']
  return [
    ...(['engine', 'mileage', 'horsePower'] as const).filter((field) => !whole(lot[field])),
    ...(['gearbox', 'drive', 'chassis'] as const).filter((field) => !lot[field]),
  ]
}

/** A lot's fields that no feed should contain, for tests. */
export function problemsOf(lot: FeedLot): string[] {
  return [
    ...texts.filter((field) => !lot[field]),
    ...figures.filter((field) => !whole(lot[field])),
    ...(instant.test(lot.auctionDate) && !Number.isNaN(Date.parse(lot.auctionDate)) ? [] : ['auctionDate']),
    ...(statuses.includes(lot.status) ? [] : ['status']),
    ...(grades.has(lot.condition) ? [] : ['condition']),
    ...(lot.startPrice > 0 && lot.startPrice % 5000 === 0 ? [] : ['startPrice']),
    ...(lot.images.length > 0 && lot.images.every((url) => /^\/art\/v1\/[a-z0-9/]+\.svg/.test(url))
      ? []
      : ['images']),
    ...(JSON.stringify(lot).includes('undefined') || JSON.stringify(lot).includes('NaN') ? ['text'] : []),
    ...ownProblems(lot),
  ]
}
