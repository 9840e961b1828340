import { readingOfDrawn } from '@seriba/art/sheet/reading'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { sheetRoot } from './picture-urls.ts'
import { readSheetKey } from './pictures/sheet-key.ts'
import { sheetLotOf } from './pictures/sheet-lot.ts'

/** What is drawn on the demo company's sheets, and where. Null for any other sheet. */
export function sheetTruth(url: string): SheetReading | null {
  const facts = url.startsWith(sheetRoot) ? readSheetKey(url.slice(sheetRoot.length)) : null
  return facts && readingOfDrawn({ ...sheetLotOf(facts), year: facts.year })
}
