import type { Input, Output } from '@seriba/contracts/contract'
import type { earlierAuctions as contract, EarlierAuction } from '@seriba/contracts/price-evidence'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { isWholeChassis } from '@seriba/domain/lots/evidence/earlier-auctions'
import { pageTypeOfLot } from '@seriba/domain/lots/page-type-of-lot'
import { pageTypes, statisticsOf } from '@seriba/domain/lots/page-types'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { assertCanView, maySeePage } from '@seriba/server-catalogue/page-access'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { alikeByPhotos } from './alike-by-photos.ts'
import { isWatched } from './car-watches.repository.ts'
import {
  type AuctionedLot,
  findLotOfEvidence,
  type LotOfEvidence,
  lotsByIds,
  lotsWithSameFacts,
} from './evidence.repository.ts'
import { type WrongMatchReport, wrongMatchesOf } from './wrong-matches.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'log' | 'lotSearch'>
type Answer = Output<typeof contract>

/** The same car at earlier auctions. */
export async function earlierAuctions(
  ctx: Ctx,
  actor: Actor,
  { pageType, id }: Input<typeof contract>,
  now = new Date(),
): Promise<Answer> {
  assertCanView(actor, pageType)
  const { kind } = pageTypes[pageType]
  const lot = await findLotOfEvidence(ctx.db, id)
  if (lot === undefined || lot.kind !== kind) return notFound('lot_not_found')
  const { by, lots } = await sameCar(ctx, lot, now)
  const isOpen = by === 'likeness' && lots.length === 0
  const [wrong, alike, watched] = await Promise.all([
    wrongMatchesOf(ctx.db, lot.id, actor),
    isOpen ? alikeByPhotos(ctx, lot, new Date(lot.auction_at ?? now)) : { lots: [], isComparing: false },
    by === 'chassis' ? isWatched(ctx.db, actor, lot) : null,
  ])
  const statistics = statisticsOf(kind)
  const priced = statistics !== undefined && maySeePage(actor, statistics)
  const isWrong = ({ id }: AuctionedLot) => wrong.some(({ earlierId, hides }) => hides && earlierId === id)
  return {
    success: true,
    by,
    auctions: lots.filter((one) => !isWrong(one)).map((one) => shown(one, priced, now)),
    alike: {
      auctions: alike.lots.filter((one) => !isWrong(one)).map((one) => shown(one, priced, now)),
      comparing: alike.isComparing,
    },
    watched,
    wrong: isManager(actor) ? await refused(ctx, wrong, priced, now) : null,
  }
}

async function refused(
  { db }: Pick<Ctx, 'db'>,
  wrong: readonly WrongMatchReport[],
  priced: boolean,
  now: Date,
) {
  const lots =
    wrong.length === 0
      ? []
      : await lotsByIds(
          db,
          wrong.map(({ earlierId }) => earlierId),
        )
  return lots.flatMap((one) =>
    wrong
      .filter(({ earlierId }) => earlierId === one.id)
      .map(({ said }) => ({ ...shown(one, priced, now), said })),
  )
}

type Same = { by: Answer['by']; lots: AuctionedLot[] }

async function sameCar(
  { db, lotSearch }: Pick<Ctx, 'db' | 'lotSearch'>,
  lot: LotOfEvidence,
  now: Date,
): Promise<Same> {
  if (lot.kind === 'machinery') return { by: null, lots: [] }
  const before = new Date(lot.auction_at ?? now)
  if (!isWholeChassis(lot.chassis)) {
    const lots = await lotsWithSameFacts(db, lot, before)
    return { by: 'likeness', lots: isOneCar(lots) ? lots : [] }
  }
  const { maker, model, chassis } = lot
  const kind = lot.kind === 'bike' ? 'bike' : 'car'
  const found = await lotsByIds(db, await lotSearch.sameChassis({ kind, maker, model, chassis }))
  const lots = found.filter(
    (one) =>
      one.id !== lot.id &&
      one.chassis.toUpperCase() === chassis.toUpperCase() &&
      new Date(one.auction_at) < before,
  )
  return { by: 'chassis', lots }
}

/** No car is at two auctions on one day: then two cars share the same data, and neither can be told apart. */
const isOneCar = (lots: readonly AuctionedLot[]) =>
  new Set(lots.map(({ auction_day }) => auction_day)).size === lots.length

const shown = (lot: AuctionedLot, priced: boolean, now: Date): EarlierAuction => ({
  id: String(lot.id),
  pageType: pageTypeOfLot({ kind: lot.kind, auctionDate: lot.auction_at }, now),
  auctionDate: lot.auction_at,
  auctionName: lot.auction,
  lotNumber: lot.lot_no,
  status: lot.status,
  condition: lot.condition,
  mileage: lot.mileage,
  startPrice: priced ? lot.start_price || null : null,
  price: priced ? lot.sold_price || null : null,
  thumbnail: lot.images[0] ? thumbnailOf(lot.images[0]) : null,
  photos: lot.images.length,
  hasSheet: lot.auction_sheet !== null,
})
