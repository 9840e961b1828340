import { sheetSize } from '@seriba/art/sheet/places'
import { sheetRoot } from './picture-urls.ts'

/** Where sheets have the chassis number, in the units they are drawn in. */
export const chassisArea = { x: 30, y: 264, width: 300, height: 50 }

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
const { x, y, width, height } = chassisArea

/** Shows the area in a box of its shape, six to one, whatever the box’s width. */
const backgroundSize = `${percent(sheetSize.width / width)} auto`
const backgroundPosition = `${percent(x / (sheetSize.width - width))} ${percent(y / (sheetSize.height - height))}`

/** The part of a lot’s sheet with its chassis number; undefined for sheets from elsewhere. */
export const chassisCropOf = (url: string | null) =>
  url?.startsWith(sheetRoot) ? { auctionSheet: url, backgroundSize, backgroundPosition } : undefined
