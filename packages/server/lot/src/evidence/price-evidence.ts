import type { Input, Output } from '@seriba/contracts/contract'
import type { priceEvidence as contract, LikeSale, PriceEvidence } from '@seriba/contracts/price-evidence'
import type { Actor } from '@seriba/domain/access/actor'
import { conditionGrades, conditionRank } from '@seriba/domain/lots/condition-grade'
import type { LeftOut } from '@seriba/domain/lots/evidence/left-out'
import {
  type Likeness,
  likeness,
  type Span,
  similarityCriteriaOf,
} from '@seriba/domain/lots/evidence/likeness'
import { newestFirst, summarizeSales, wonOf } from '@seriba/domain/lots/evidence/price-evidence'
import { pageTypeOfLot } from '@seriba/domain/lots/page-type-of-lot'
import { pageTypes, statisticsOf } from '@seriba/domain/lots/page-types'
import type { LotSearch, SimilarLots } from '@seriba/server-catalogue/lot-search'
import { assertCanView } from '@seriba/server-catalogue/page-access'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { findLotOfEvidence, type LotOfEvidence, type SoldLot, soldLots } from './evidence.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'lotSearch'>

/** What similar lots sold for. */
export async function priceEvidence(
  { db, lotSearch }: Ctx,
  actor: Actor,
  { pageType, id, amount, limit }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  assertCanView(actor, pageType)
  const { kind } = pageTypes[pageType]
  const statistics = statisticsOf(kind)
  if (statistics) assertCanView(actor, statistics)
  const lot = await findLotOfEvidence(db, id)
  if (lot === undefined || lot.kind !== kind) return notFound('lot_not_found')
  const like = similarityCriteriaOf(lot)
  if (like === null) return { success: true, evidence: null }
  const found = await withEnough(lotSearch, lot, like)
  const sales = found.sales.sort(newestFirst)
  const newest = sales.slice(0, limit).map(({ id }) => id)
  const listed = await soldLots(db, newest)
  const evidence: PriceEvidence = {
    likeness: wordsOf(lot, like, found.leftOut),
    leftOut: found.leftOut,
    sold: sales.length,
    unsold: found.unsold.length,
    ...summarizeSales(sales),
    prices: sales.map(({ price }) => price).sort((a, b) => a - b),
    sales: newest.flatMap((id) => listed.get(id) ?? []).map((sold) => shown(sold, now)),
    ...(amount !== undefined && { atAmount: { amount, ...wonOf(sales, amount) } }),
  }
  return { success: true, evidence }
}

type Found = SimilarLots & { leftOut: LeftOut[] }

/** Drops the trim, and then the mileage, if too few lots match. */
async function withEnough(search: LotSearch, lot: LotOfEvidence, like: Likeness): Promise<Found> {
  const near = await likeLots(search, lot, like)
  const ofTrim = near.sales.filter((sale) => sale.ofTrim)
  if (ofTrim.length >= likeness.enough)
    return { sales: ofTrim, unsold: near.unsold.filter((one) => one.ofTrim), leftOut: [] }
  const trim: LeftOut[] = ofTrim.length === near.sales.length ? [] : ['trim']
  if (near.sales.length >= likeness.enough || like.mileage === null) return { ...near, leftOut: trim }
  const any = await likeLots(search, lot, { ...like, mileage: null })
  return any.sales.length === near.sales.length
    ? { ...near, leftOut: trim }
    : { ...any, leftOut: lot.grade === '' ? ['mileage'] : ['trim', 'mileage'] }
}

async function likeLots(search: LotSearch, lot: LotOfEvidence, like: Likeness): Promise<SimilarLots> {
  const { sales, unsold } = await search.likeLots(like)
  const isOther = ({ id }: { id: number }) => id !== lot.id
  return { sales: sales.filter(isOther), unsold: unsold.filter(isOther) }
}

function wordsOf(lot: LotOfEvidence, like: Likeness, left: readonly LeftOut[]): PriceEvidence['likeness'] {
  return {
    maker: like.maker,
    model: like.model,
    chassisCode: like.chassisCode,
    years: spanOf(like.years),
    conditions: like.ranks && gradesWithin(like.ranks, lot.condition),
    mileage: left.includes('mileage') ? null : spanOf(like.mileage),
    trim: left.includes('trim') || lot.grade === '' ? null : lot.grade,
    days: likeness.days,
  }
}

const spanOf = (span: Span | null): [number, number] | null => span && [span[0], span[1]]

/** The lowest and the highest grade whose rank is in range. */
function gradesWithin([from, to]: Span, own: string): [string, string] {
  const near = conditionGrades.filter((grade) => {
    const rank = conditionRank(grade)
    return rank !== null && rank >= from && rank <= to
  })
  return [near.at(-1) ?? own, near[0] ?? own]
}

const shown = (lot: SoldLot, now: Date): LikeSale => ({
  id: String(lot.id),
  pageType: pageTypeOfLot({ kind: lot.kind, auctionDate: lot.auction_at }, now),
  auctionDate: lot.auction_at,
  auctionName: lot.auction,
  lotNumber: lot.lot_no,
  year: lot.year,
  condition: lot.condition,
  mileage: lot.mileage,
  grade: lot.grade,
  soldPrice: lot.sold_price,
})
