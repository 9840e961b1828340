import type { Input } from '@seriba/contracts/contract'
import type { downloadImages as contract } from '@seriba/contracts/lot'
import type { Actor } from '@seriba/domain/access/actor'
import { hasPhotoDownloads, pageTypes } from '@seriba/domain/lots/page-types'
import { assertCanView } from '@seriba/server-catalogue/page-access'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { findSharedLot } from './lot.repository.ts'
import { photosLink } from './photos-link.ts'

/** Where all photos of a lot can be downloaded as one file; null for a lot whose photos are not given out. */
export async function downloadPhotos(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { pageType, id }: Input<typeof contract>,
  now = new Date(),
): Promise<string> {
  assertCanView(actor, pageType)
  const lot = await findSharedLot(db, id)
  if (!lot || lot.kind !== pageTypes[pageType].kind) return notFound('lot_not_found')
  if (!hasPhotoDownloads(pageType) || lot.is_uss || lot.images.length === 0) return notFound()
  return photosLink(lot.id, config.cookieSecret, now)
}
