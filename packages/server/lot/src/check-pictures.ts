import { logLotChange } from '@seriba/server-catalogue/lot-won'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { firstBytesOf } from '@seriba/server-kit/fetch-external'
import { enqueueOnce } from '@seriba/server-kit/jobs'
import { isNoPhoto } from '@seriba/server-kit/no-photo'
import { sql } from 'kysely'
import type { PictureSource } from './picture-source.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    checkPictures: { lotId: number }
  }
}

type Pictured = { id: number; images: readonly string[]; auction_sheet: string | null }

const timeoutMs = 10_000
/** Lots whose pictures this process has queued for a check, with their addresses then. */
const mostKnown = 20_000
const known = new Map<number, string>()

const ofHosts = ({ images, auction_sheet }: Pictured) =>
  [...images, auction_sheet ?? ''].filter((address) => /^https?:/.test(address))

/**
 * Queues a check of a viewed lot's pictures, once for as long as they stay the same: some sources serve a 'no photo'
 * drawing at a lot's own address, which only its content reveals.
 */
export async function askForCheck({ db, log }: Pick<AppContext, 'db' | 'log'>, lot: Pictured) {
  const addresses = ofHosts(lot).join(' ')
  if (addresses === '' || known.get(lot.id) === addresses) return
  if (known.size >= mostKnown) known.clear()
  known.set(lot.id, addresses)
  try {
    await withTransaction({ db }, (tx) =>
      enqueueOnce(tx, 'checkPictures', { lotId: lot.id }, `checkPictures:${lot.id}`),
    )
  } catch (error) {
    known.delete(lot.id)
    log.warn({ err: error, lot: lot.id }, 'the pictures of a lot could not be checked')
  }
}

type Ctx = Pick<AppContext, 'db'> & { pictures: Pick<PictureSource, 'privatePhotoHosts'> }

/** Removes 'no photo' drawings from a lot's pictures, and remembers which they are: its feed will name them again. */
export async function checkPictures({ db, pictures }: Ctx, { lotId }: { lotId: number }) {
  const lot = await db
    .selectFrom('lots')
    .select(['id', 'images', 'auction_sheet'])
    .where('id', '=', lotId)
    .executeTakeFirst()
  if (!lot) return
  const limits = { timeoutMs, privateHosts: pictures.privatePhotoHosts }
  const found: string[] = []
  // One at a time: nobody is waiting, and this is gentle on the picture host.
  for (const address of ofHosts(lot)) {
    const first = await firstBytesOf(address, limits).catch(() => null)
    if (first && isNoPhoto(first)) found.push(address)
  }
  if (found.length === 0) return
  await withTransaction({ db }, async (tx) => {
    await sql`
      update lots set
        no_photos = (select array_agg(distinct one) from unnest(coalesce(no_photos, '{}') || ${found}::text[]) one),
        images = array(select one from unnest(images) with ordinality as given (one, place)
          where one <> all(${found}::text[]) order by place),
        auction_sheet = case when auction_sheet = any(${found}::text[]) then null else auction_sheet end
      where id = ${lotId}::bigint`.execute(tx)
    await logLotChange(tx, lotId)
  })
}
