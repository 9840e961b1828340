import { logLotChange } from '@seriba/server-catalogue/lot-won'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { scheduleSheetCheck } from '@seriba/server-sheets/picture-changes'
import { endReload, findOpenReload, storePictures } from './image-reloads.repository.ts'
import { currentPictures, type PictureSource } from './picture-source.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    refetchImages: { reloadId: number }
  }
}

type Ctx = Pick<AppContext, 'db' | 'log'> & { pictures: PictureSource }

/** Fetches the pictures for a request; if it fails, they stay as they were, and staff may ask again. */
export async function refetchImages({ db, log, pictures }: Ctx, { reloadId }: { reloadId: number }) {
  const lot = await findOpenReload(db, reloadId)
  if (!lot) return
  const found = await currentPictures(pictures, lot, reloadId).catch((error) => {
    log.warn({ err: error, lot: lot.id }, 'the pictures of a lot could not be fetched again')
    return null
  })
  await withTransaction({ db }, async (tx) => {
    if (!(await endReload(tx, reloadId, found ? 'done' : 'failed'))) return
    if (found) {
      await storePictures(tx, lot.id, found)
      await scheduleSheetCheck(tx, lot.id)
    }
    await recordAudit(tx, {
      actor: null,
      action: found ? 'lot.imagesReloaded' : 'lot.imagesReloadFailed',
      entity: 'lot',
      entityId: lot.id,
      ...(found && { before: { images: lot.images, auctionSheet: lot.auction_sheet } }),
      ...(found && { after: { ...found, reloadId } }),
    })
    await logLotChange(tx, lot.id)
  })
}
