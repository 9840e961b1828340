import { hashedSize, photoHash } from '@seriba/domain/lots/evidence/photo-likeness'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import type { AppContext } from '@seriba/server-kit/context'
import { fetchExternal } from '@seriba/server-kit/fetch-external'
import { isNoPhoto } from '@seriba/server-kit/no-photo'
import type { PictureSource } from '../picture-source.ts'
import { grayPicture } from './gray-picture.ts'
import { hashesOf, keepHashes, photosOf, picturedLots } from './photo-hashes.repository.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    hashPhotos: { lotIds: readonly number[] }
  }
}

const largestBytes = 10_000_000
const timeoutMs = 10_000

type Source = Pick<PictureSource, 'privatePhotoHosts' | 'demoCompany'>
type Ctx = Pick<AppContext, 'db'> & { pictures: Source }

/** Looks at the first photos of lots, once as long as they are the same. No photo is kept, only what it looks like. */
export async function hashPhotos({ db, pictures }: Ctx, { lotIds }: { lotIds: readonly number[] }) {
  const [lots, known] = await Promise.all([picturedLots(db, lotIds), hashesOf(db, lotIds)])
  for (const lot of lots) {
    const photos = photosOf(lot)
    if (known.get(lot.id)?.photos.join() === photos.join()) continue
    const hashes: string[] = []
    // One after the other: nobody waits, and a host of pictures is not hurried.
    for (const address of photos) {
      const hash = await hashOf(address, pictures).catch(() => null)
      if (hash !== null) hashes.push(hash)
    }
    await keepHashes(db, { lotId: lot.id, photos, hashes })
  }
}

async function hashOf(address: string, { demoCompany, privatePhotoHosts }: Source): Promise<string | null> {
  const body = address.startsWith('/')
    ? await drawn(demoCompany, address)
    : await fetched(address, privatePhotoHosts)
  if (body === null || isNoPhoto(body)) return null
  return photoHash(await grayPicture(body, hashedSize.width, hashedSize.height))
}

async function fetched(address: string, privateHosts: boolean): Promise<Uint8Array | null> {
  return (await fetchExternal(address, { largestBytes, timeoutMs, privateHosts }))?.body ?? null
}

/** One that the demo company draws. */
async function drawn(demoCompany: Source['demoCompany'], address: string): Promise<Uint8Array | null> {
  const picture = (await demoCompany?.draw(thumbnailOf(address))) ?? null
  return picture && Buffer.from(picture.body)
}
