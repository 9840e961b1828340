import type { SheetBox, SheetField, SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import type { AuctionSheetLot } from '../auction-sheet.ts'
import { fieldPlaces, linePlaces, markPlaces, type SheetPlace, sheetSize } from './places.ts'

const boxOf = ({ x, y, width, height }: SheetPlace): SheetBox => ({
  x: Math.round((x / sheetSize.width) * 1000),
  y: Math.round((y / sheetSize.height) * 1000),
  width: Math.round((width / sheetSize.width) * 1000),
  height: Math.round((height / sheetSize.height) * 1000),
})

/** The year in the Western calendar; sheets use the Japanese era. */
type DrawnSheet = AuctionSheetLot & { year: number }

/** What `auctionSheet` draws of a lot, and where: nobody has read it. */
export function readingOfDrawn(lot: DrawnSheet): SheetReading {
  const values: Partial<Record<SheetField & keyof typeof fieldPlaces, string>> = {
    grade: lot.grade,
    interior: lot.interior ?? '',
    exterior: lot.exterior ?? '',
    mileage: String(lot.mileageKm ?? ''),
    firstRegistration: `${lot.year}-${String(lot.month).padStart(2, '0')}`,
    inspection: lot.inspection ?? '',
    color: lot.color ?? '',
    use: lot.history ?? '',
  }
  const known = { sure: null }
  return {
    turned: 0,
    fields: Object.entries(values).flatMap(([name, value]) =>
      value === ''
        ? []
        : [
            {
              ...known,
              name: name as keyof typeof values,
              value,
              box: boxOf(fieldPlaces[name as keyof typeof values]),
            },
          ],
    ),
    marks: markPlaces(lot).map(({ panel, code, place }) => ({
      ...known,
      code,
      part: panel,
      box: boxOf(place),
    })),
    remarks: linePlaces(lot).map(({ text, place }) => ({
      ...known,
      written: text,
      en: '',
      ru: '',
      box: boxOf(place),
    })),
  }
}
