import { conditionRank } from '@seriba/domain/lots/condition-grade'
import { isSimilarTrim, type Likeness, likeness, type Span } from '@seriba/domain/lots/evidence/likeness'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { ChassisSought, SimilarLots } from '@seriba/server-catalogue/lot-search'
import type { KnownLot } from './known-lots.ts'

const text = (value: unknown) => String(value ?? '')
const isIn = (codes: readonly number[], { record }: KnownLot) => codes.includes(Number(record.status))
const codeOf = (chassis: string) => chassis.toUpperCase().split('-')[0]

/** The lots similar to a given one, in the plainest way: what every search must agree with. */
export function plainSimilarLots(lots: readonly KnownLot[], like: Likeness, now: Date): SimilarLots {
  const since = startOfJstDay(addDays(jstDay(now), -likeness.days)).getTime()
  // The database stores ranks in four bytes.
  const within = (span: Span | null, value: unknown, grain = 0) =>
    span === null || (typeof value === 'number' && value >= span[0] - grain && value <= span[1] + grain)
  const alike = lots.filter(
    ({ record, at }) =>
      record.kind === like.kind &&
      record.maker === like.maker &&
      record.model === like.model &&
      codeOf(text(record.chassis)) === like.chassisCode &&
      at !== null &&
      at >= since &&
      at <= now.getTime() &&
      within(like.years, record.year) &&
      within(like.ranks, conditionRank(text(record.condition)), 1e-6) &&
      within(like.mileage, record.mileage),
  )
  return {
    sales: alike
      .filter((lot) => isIn([lotStatus.sold, lotStatus.soldNego], lot) && Number(lot.record.soldPrice) > 0)
      .map(({ id, at, record }) => ({
        id,
        at: Math.floor(Number(at)),
        price: Number(record.soldPrice),
        ofTrim: isSimilarTrim(like.trim, text(record.grade)),
      }))
      .sort((a, b) => a.id - b.id),
    unsold: alike
      .filter((lot) => isIn([lotStatus.notSold, lotStatus.unsold], lot))
      .map(({ id, record }) => ({ id, ofTrim: isSimilarTrim(like.trim, text(record.grade)) }))
      .sort((a, b) => a.id - b.id),
  }
}

export function plainSameChassis(lots: readonly KnownLot[], sought: ChassisSought): number[] {
  return lots
    .filter(
      ({ record }) =>
        record.kind === sought.kind &&
        record.maker === sought.maker &&
        record.model === sought.model &&
        text(record.chassis).toUpperCase() === sought.chassis.toUpperCase(),
    )
    .sort((a, b) => Number(b.at ?? 0) - Number(a.at ?? 0) || b.id - a.id)
    .map(({ id }) => id)
    .slice(0, 50)
}
