import { hashedSize, photoHash } from '@seriba/domain/lots/evidence/photo-likeness'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import type { AppContext } from '@seriba/server-kit/context'
import { fetchExternal } from '@seriba/server-kit/fetch-external'
import { isNoPhoto } from '@seriba/server-kit/no-photo'
import type { PictureSource } from '../picture-source.ts'
import { grayPicture } from './gray-picture.ts'
import { hashesOf, photosOf, picturedLots, storePhotoHashes } from './photo-hashes.repository.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    hashPhotos: { lotIds: readonly number[] }
  }
}

const largestBytes = 10_000_000
const timeoutMs = 10_000

type Source = Pick<PictureSource, 'privatePhotoHosts' | 'demoCompany'>
type Ctx = Pick<AppContext, 'db'> & { pictures: Source }

/** Hashes the first photos of lots, once for as long as they stay the same. No photo is stored, only its hash. */
export async function hashPhotos({ db, pictures }: Ctx, { lotIds }: { lotIds: readonly number[] }) {
  const [lots, known] = await Promise.all([picturedLots(db, lotIds), hashesOf(db, lotIds)])
  for (const lot of lots) {
    const photos = photosOf(lot)
    if (known.get(lot.id)?.photos.join() === photos.join()) continue
    const hashes: string[] = []
    // One at a time: nobody is waiting, and this is gentle on the picture host.
    for (const address of photos) {
      const hash = await hashOf(address, pictures).catch(() => null)
      if (hash !== null) hashes.push(hash)
    }
    await storePhotoHashes(db, { lotId: lot.id, photos, hashes })
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

/** A picture drawn by the demo company. */
async function drawn(demoCompany: Source['demoCompany'], address: string): Promise<Uint8Array | null> {
  const picture = (await demoCompany?.draw(thumbnailOf(address))) ?? null
  return picture && Buffer.from(picture.body)
}
