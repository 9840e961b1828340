import { randomInt } from 'node:crypto'
import type { Input } from '@seriba/contracts/contract'
import type { shareLot as contract, revokeShare as revokeContract } from '@seriba/contracts/lot'
import type { Actor } from '@seriba/domain/access/actor'
import { allPageTypes, type LotKind, type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { shareCodeExpiry, sharing } from '@seriba/domain/lots/sharing'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { findSharedLot } from './lot.repository.ts'
import { findCode, insertCode, revokeCodes } from './share-codes.repository.ts'

type ShareKind = Input<typeof contract>['kind']

const kindsOf: Record<ShareKind, readonly LotKind[]> = {
  'car-auction': ['car', 'stock'],
  bikes: ['bike'],
  machinery: ['machinery'],
}

/** The access code for the viewer's link to a lot: the same one for as long as it is valid (GAP27). */
export async function shareLot({ db }: { db: Db }, actor: Actor, input: Input<typeof contract>) {
  const { kind } = input
  const id = input.carId ?? input.bikeId ?? input.id
  const lot = await findShareable(db, actor, kind, id)
  const share = { lotId: lot.id, sharerId: actor.userId }
  const known = await findCode(db, share)
  if (known) return known

  const made = await withTransaction({ db }, async (tx) => {
    const expires = shareCodeExpiry(lot.auction_at, new Date())
    await insertCode(tx, { ...share, code: newCode(), expires })
    return findCode(tx, share)
  })
  return made ?? notFound('lot_not_found')
}

/** Revokes the viewer's link, and locks every browser it unlocked. */
export async function revokeShare(
  { db }: { db: Db },
  actor: Actor,
  { kind, id }: Input<typeof revokeContract>,
) {
  const lot = await findShareable(db, actor, kind, id)
  await revokeCodes(db, { lotId: lot.id, sharerId: actor.userId }, 'all')
  return { success: true } as const
}

/** People can share what they can see. */
async function findShareable(db: Db, actor: Actor, kind: ShareKind, id: string | undefined) {
  const lot = id === undefined ? undefined : await findSharedLot(db, id)
  if (lot === undefined || !kindsOf[kind].includes(lot.kind)) return notFound('lot_not_found')
  const pages: readonly PageType[] = allPageTypes.filter((page) => pageTypes[page].kind === lot.kind)
  if (!pages.some((page) => actor.permission[pageTypes[page].needs])) throw new ApiError('permission_missing')
  return lot
}

const newCode = () => String(randomInt(10 ** sharing.codeDigits)).padStart(sharing.codeDigits, '0')
