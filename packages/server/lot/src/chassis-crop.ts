import type { ChassisCrop } from '@seriba/contracts/lot'
import { objectIn, textIn } from '@seriba/server-catalogue/lot-details'
import type { AppContext } from '@seriba/server-kit/context'
import type { SharedLotRow } from './lot.repository.ts'

const address = /^(https?:\/\/|\/(?![/\\]))[^\s|<>"\\]{1,2000}$/i
/** Lengths, percentages, and words such as `auto`: nothing that could name another picture. */
const lengths = /^[a-z0-9.% -]{1,60}$/i

/** The part of a lot's sheet that shows the chassis number, if its feed gives it; a feed may contain anything. */
export function chassisCropIn(
  { demoCompany }: Pick<AppContext, 'demoCompany'>,
  { details, auction_sheet: sheet }: Pick<SharedLotRow, 'details' | 'auction_sheet'>,
): ChassisCrop | undefined {
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
  return isWhole ? crop : demoCompany?.chassisCrop(sheet)
}
