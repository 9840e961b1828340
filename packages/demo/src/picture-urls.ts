import { looks, pictureRoot } from '@seriba/domain/lots/thumbnail'
import type { Slot } from './lots/slot.ts'

export type PictureKind = 'car' | 'bike' | 'machinery'

export const sheetRoot = `${pictureRoot}/sheet/`

const views: Record<PictureKind, { live: readonly string[]; archived: readonly string[] }> = {
  car: {
    live: ['front34', 'rear34', 'side', 'front', 'rear', 'interior', 'odometer', 'engine'],
    archived: ['front34', 'rear34', 'interior', 'odometer'],
  },
  bike: { live: ['side', 'front', 'odometer', 'engine'], archived: ['side', 'front', 'odometer'] },
  machinery: {
    live: ['front34', 'rear34', 'side', 'front', 'odometer'],
    archived: ['front34', 'rear34', 'odometer'],
  },
}

/** A sheet's address combines chassis and gearbox in one number: chassis × this + gearbox. */
export const gearsInKey = 4

/** Views without a number are the same picture for every lot with the same look. */
const unnumbered = new Set(['interior', 'engine'])

/**
 * `/art/v1/car/suv/pearl/123/front34.svg?n=30518`: `n` is the number in the picture, the lot number outside, kilometers
 * or hours on the dials.
 */
export function picturesOf(
  kind: PictureKind,
  body: string,
  paint: string,
  slot: Slot,
  reading: number,
): string[] {
  const base = `${pictureRoot}/${kind}/${body}/${paint}/${slot.hash % looks}/`
  const shown = views[kind][slot.archived ? 'archived' : 'live']
  const urls: string[] = []
  for (const view of shown) {
    if (view === 'engine' && body === 'scooter') continue
    if (unnumbered.has(view)) urls.push(`${base}${view}.svg`)
    else urls.push(`${base}${view}.svg?n=${view === 'odometer' ? reading : slot.lotNo}`)
  }
  return urls
}

/**
 * `/art/v1/sheet/car.3.30518.20780.57.0.2.4.2019.68432.98412.0.37.png`: everything printed on the
 * sheet, as numbers of the demo company's own tables.
 */
export function sheetUrl(
  kind: PictureKind,
  slot: Slot,
  model: number,
  chassis: number,
  trim: number,
  condition: number,
  year: number,
  reading: number,
  serial: number,
  color: number,
  equipment: number,
): string {
  return `${sheetRoot}${kind}.${slot.hall.index}.${slot.lotNo}.${slot.day}.${model}.${chassis}.${trim}.${condition}.${year}.${reading}.${serial}.${color}.${equipment}.png`
}
