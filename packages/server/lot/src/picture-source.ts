import type { Config } from '@seriba/server-kit/config'
import type { DemoCompany } from '@seriba/server-kit/demo-company'
import { fetchExternal } from '@seriba/server-kit/fetch-external'
import { isNoPhoto } from '@seriba/server-kit/no-photo'
import * as z from 'zod'
import { askForLot, photoAddress } from './extra-photos.ts'
import type { Pictures, ReloadedLot } from './image-reloads.repository.ts'

export type PictureSource = Pick<Config, 'reloadImagesUrl' | 'privatePhotoHosts'> & {
  demoCompany: DemoCompany | null
}

const Answer = z.object({
  images: z.array(photoAddress).min(1).max(100),
  auctionSheet: z.nullish(photoAddress),
})

const largestBytes = 20_000_000
const timeoutMs = 20_000

/** A lot's current pictures: from the feed's adapter, or else from the known addresses. */
export async function currentPictures(
  { reloadImagesUrl, privatePhotoHosts }: PictureSource,
  lot: ReloadedLot,
  reloadId: number,
): Promise<Pictures> {
  if (reloadImagesUrl !== undefined) {
    const { images, auctionSheet } = Answer.parse(await askForLot(reloadImagesUrl, lot))
    return { images, auctionSheet: auctionSheet ?? lot.auction_sheet }
  }
  const again = async (address: string): Promise<string | null> => {
    if (isOwn(address)) return address
    const fetched = await fetchExternal(address, { largestBytes, timeoutMs, privateHosts: privatePhotoHosts })
    if (!fetched?.contentType.startsWith('image/')) throw new Error(`there is no picture at ${address}`)
    if (isNoPhoto(fetched.body)) return null
    return withMark(address, reloadId)
  }
  const images: string[] = []
  for (const address of lot.images) {
    const found = await again(address)
    if (found !== null) images.push(found)
  }
  if (images.length === 0) throw new Error('none of the pictures exist')
  return { images, auctionSheet: lot.auction_sheet && (await again(lot.auction_sheet)) }
}

/** The demo company's own pictures are drawn again each time. */
const isOwn = (address: string) => address.startsWith('/')

/** Browsers cache a picture by its address. One with a query of its own may be signed, and stays. */
function withMark(address: string, reloadId: number): string {
  const url = new URL(address)
  const ours = [...url.searchParams.keys()].join() === 'reload'
  if (url.search !== '' && !ours) return address
  url.searchParams.set('reload', String(reloadId))
  return url.href
}
