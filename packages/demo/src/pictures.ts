import { readFile } from 'node:fs/promises'
import { auctionSheet } from '@seriba/art/auction-sheet'
import { printedSheet, thumbnail } from '@seriba/art/rasterise'
import { BODIES, PAINTS, type VehicleKind, vehicleArt, viewsOf } from '@seriba/art/vehicle-art'
import { looks, pictureRoot } from '@seriba/domain/lots/thumbnail'
import { films } from './films.ts'
import { readSheetKey } from './pictures/sheet-key.ts'
import { sheetLotOf } from './pictures/sheet-lot.ts'

export type Picture =
  | { body: string; contentType: 'image/svg+xml' }
  | { body: Buffer; contentType: 'image/png' | 'image/jpeg' | 'video/webm' }

const vehiclePath =
  /^\/(car|bike|machinery)\/([a-z]{2,20})\/([a-z]{2,20})\/(\d{1,3})\/([a-z0-9]{2,12})\.(svg|jpg)$/
/** Addresses in the demo are far shorter; longer ones are not worth a look. */
const longest = 200

/** The picture at an address, or null if no lot could have it. Never throws, whatever a visitor sends. */
export async function drawPicture(pathname: string, search: URLSearchParams): Promise<Picture | null> {
  if (!pathname.startsWith(pictureRoot) || pathname.length > longest) return null
  const path = pathname.slice(pictureRoot.length)
  if (path.startsWith('/sheet/')) return drawSheet(path.slice('/sheet/'.length))
  if (path.startsWith('/film/')) return filmAt(path.slice('/film/'.length))
  const found = vehiclePath.exec(path)
  const svg = found && drawVehicle(found, search.get('n'))
  if (!svg) return null
  return found[6] === 'jpg'
    ? { body: await thumbnail(svg), contentType: 'image/jpeg' }
    : { body: svg, contentType: 'image/svg+xml' }
}

async function drawSheet(name: string): Promise<Picture | null> {
  const facts = readSheetKey(name)
  if (!facts) return null
  return { body: await printedSheet(auctionSheet(sheetLotOf(facts))), contentType: 'image/png' }
}

async function filmAt(name: string): Promise<Picture | null> {
  if (!films.includes(name)) return null
  return { body: await readFile(new URL(`../films/${name}`, import.meta.url)), contentType: 'video/webm' }
}

function drawVehicle(found: RegExpExecArray, shown: string | null): string | null {
  const [, kind = '', body = '', paint = '', look = '', view = ''] = found
  const number = shown === null ? null : /^\d{1,7}$/.test(shown) ? Number(shown) : Number.NaN
  if (Number.isNaN(number) || !Object.hasOwn(PAINTS, paint)) return null
  const bodies: readonly string[] = BODIES[kind as VehicleKind]
  const views: readonly string[] = viewsOf(kind as VehicleKind, body)
  if (!bodies.includes(body) || !views.includes(view)) return null
  return vehicleArt({
    kind: kind as VehicleKind,
    body,
    paint,
    view,
    seed: String(Number(look) % looks),
    lot: number ?? 1,
    mileage: number ?? 0,
    hours: number ?? 0,
  })
}
