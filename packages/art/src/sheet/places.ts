/** Where everything drawn on a sheet is: known, so that sheet readers can be scored against it. */
import type { AuctionSheetLot, Damage } from '../auction-sheet.ts';
import { damagePlaces } from './diagram.ts';
import { wrap } from './form.ts';

export const sheetSize = { width: 1188, height: 840 } as const;

/** In the units that the sheet is drawn in. */
export interface SheetPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

const place = (x: number, y: number, width: number, height: number): SheetPlace => ({ x, y, width, height });

/** The boxes of the form, as `auctionSheet` lays them out. */
export const fieldPlaces = {
  grade: place(952, 22, 92, 64),
  exterior: place(1044, 22, 56, 64),
  interior: place(1100, 22, 56, 64),
  firstRegistration: place(32, 98, 128, 46),
  inspection: place(32, 186, 128, 42),
  mileage: place(160, 186, 190, 42),
  use: place(32, 228, 128, 42),
  color: place(160, 228, 118, 42),
} as const;

/** The pen's codes on the diagram, each in a box of its own. */
export const markPlaces = (lot: AuctionSheetLot): (Damage & { place: SheetPlace })[] =>
  damagePlaces(lot.diagram ?? 'threeBox', lot.damages ?? [], lot.seed ?? lot.lot).map(({ panel, code, x, y }) => ({
    panel,
    code,
    place: place(704 + x * 1.06 - 18, 136 + y * 1.16 - 13, 36, 26),
  }));

const sections = [
  { of: (lot: AuctionSheetLot) => lot.sellingPoints, y: 354, height: 150, rows: 5 },
  { of: (lot: AuctionSheetLot) => lot.notes, y: 504, height: 120, rows: 4 },
  { of: (lot: AuctionSheetLot) => lot.inspectorNotes, y: 624, height: 174, rows: 5 },
];

/** What is written under selling points, cautions and remarks, as far as there was room for it. */
export function linePlaces(lot: AuctionSheetLot): { text: string; place: SheetPlace }[] {
  return sections.flatMap(({ of, y, height, rows }) => {
    const step = height / rows;
    let row = 0;
    return (of(lot) ?? []).flatMap((text) => {
      const lines = wrap(text, 15.5, 574).length;
      const at = row;
      row += lines;
      return row > rows ? [] : [{ text, place: place(60, y + at * step, 592, step * lines) }];
    });
  });
}
