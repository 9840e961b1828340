import { mayBeSameCar } from '@seriba/domain/lots/evidence/photo-likeness'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { enqueueOnce } from '@seriba/server-kit/jobs'
import { onPrimary } from '@seriba/server-kit/replica/reading'
import { type AuctionedLot, type LotOfEvidence, lotsByIds } from './evidence.repository.ts'
import { hashesOf, lotsToCompare, photosOf } from './photo-hashes.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'log'>
type Alike = { lots: AuctionedLot[]; isComparing: boolean }

/** Lots whose photos look like this lot's: only a hint, for when its data does not identify the car. */
export async function alikeByPhotos(ctx: Ctx, lot: LotOfEvidence, before: Date): Promise<Alike> {
  const { db } = ctx
  const none: Alike = { lots: [], isComparing: false }
  const photos = photosOf(lot)
  if (photos.length < 2) return none
  const others = await lotsToCompare(db, lot, before)
  if (others.length === 0) return none
  const all = [lot, ...others]
  const hashes = await hashesOf(
    db,
    all.map(({ id }) => id),
  )
  const missing = all.filter((one) => hashes.get(one.id)?.photos.join() !== photosOf(one).join())
  if (missing.length > 0)
    await onPrimary(() =>
      askForHashes(
        ctx,
        lot.id,
        missing.map(({ id }) => id),
      ),
    )
  const own = hashes.get(lot.id)?.hashes ?? []
  const found = others.filter(({ id }) => mayBeSameCar(own, hashes.get(id)?.hashes ?? []))
  return {
    lots:
      found.length === 0
        ? []
        : await lotsByIds(
            db,
            found.map(({ id }) => id),
          ),
    isComparing: missing.length > 0,
  }
}

/** Nobody waits for it: the result is there when the lot is next viewed. */
async function askForHashes({ db, log }: Ctx, lotId: number, lotIds: readonly number[]) {
  try {
    await withTransaction({ db }, (tx) => enqueueOnce(tx, 'hashPhotos', { lotIds }, `hashPhotos:${lotId}`))
  } catch (error) {
    log.warn({ err: error, lot: lotId }, 'the photos of a lot could not be compared')
  }
}
