import type { ChassisCrop } from '@seriba/contracts/lot'
import { chassisCropOf } from '@seriba/demo/sheet-crop'
import { objectIn, textIn } from '@seriba/server-catalogue/lot-details'
import type { SharedLotRow } from './lot.repository.ts'

const address = /^(https?:\/\/|\/(?![/\\]))[^\s|<>"\\]{1,2000}$/i
/** Lengths, shares and words such as `auto`: nothing that could name another picture. */
const lengths = /^[a-z0-9.% -]{1,60}$/i

/** The part of a lot's sheet that has the chassis number, where its feed says so; a feed may say anything. */
export function chassisCropIn({
  details,
  auction_sheet: sheet,
}: Pick<SharedLotRow, 'details' | 'auction_sheet'>): ChassisCrop | undefined {
  const said = { ...objectIn(details, 'mopDeail'), ...objectIn(details, 'mopDetail') }
  const crop = {
    auctionSheet: textIn(said, 'auctionSheet') || (sheet ?? ''),
    backgroundSize: textIn(said, 'backgroundSize'),
    backgroundPosition: textIn(said, 'backgroundPosition'),
  }
  const isWhole =
    address.test(crop.auctionSheet) &&
    lengths.test(crop.backgroundSize) &&
    lengths.test(crop.backgroundPosition)
  return isWhole ? crop : chassisCropOf(sheet)
}
