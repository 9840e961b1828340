import type { Config } from '@seriba/server-kit/config'
import type { AppContext } from '@seriba/server-kit/context'
import { fetchExternal } from '@seriba/server-kit/fetch-external'

export type SheetImage = { type: 'image/png' | 'image/jpeg'; body: Buffer; width: number; height: number }

/** The largest picture both APIs accept, sent as base64: five megabytes of that. Feeds send a tenth of it. */
const largestBytes = 3_900_000
const largestSide = 8000
const timeoutMs = 20_000

export type ImageSource = Pick<AppContext, 'demoCompany'> & Pick<Config, 'privatePhotoHosts'>

/**
 * The picture of a sheet at its feed's address; null if there is no readable one: too large, or not a PNG or JPEG by
 * its bytes. Addresses of this machine and its network are not requested.
 */
export async function sheetImage(
  address: string,
  { demoCompany, privatePhotoHosts }: ImageSource,
): Promise<SheetImage | null> {
  if (address.startsWith('/')) {
    // One that the demo company draws.
    const picture = await demoCompany?.draw(address)
    return Buffer.isBuffer(picture?.body) ? imageOf(picture.body) : null
  }
  const fetched = await fetchExternal(address, { largestBytes, timeoutMs, privateHosts: privatePhotoHosts })
  return fetched && imageOf(Buffer.from(fetched.body))
}

/** A picture from its bytes; null for anything else. */
export function imageOf(body: Buffer): SheetImage | null {
  const size = pngSize(body) ?? jpegSize(body)
  if (!size || size.width < 1 || size.height < 1) return null
  return Math.max(size.width, size.height) > largestSide ? null : { ...size, body }
}

function pngSize(body: Buffer) {
  if (body.length < 24 || body.readUInt32BE(0) !== 0x89504e47) return null
  return { type: 'image/png' as const, width: body.readUInt32BE(16), height: body.readUInt32BE(20) }
}

/** A JPEG's first frame has its size; anything before is skipped by the lengths it gives. */
function jpegSize(body: Buffer) {
  if (body.length < 4 || body.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < body.length; ) {
    if (body[at] !== 0xff) return null
    const marker = body[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      return {
        type: 'image/jpeg' as const,
        height: body.readUInt16BE(at + 5),
        width: body.readUInt16BE(at + 7),
      }
    }
    at += marker === 0xff ? 1 : 2 + body.readUInt16BE(at + 2)
  }
  return null
}
