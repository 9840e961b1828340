import { sheetTruth } from '@seriba/demo/sheet-truth'
import type { Config } from '@seriba/server-kit/config'
import { modelReader } from './model-reader.ts'
import type { SheetReader } from './sheet-reader.ts'

/** The demo company's own: it says what it has drawn, and of a sheet from elsewhere that it cannot be read. */
const demoReader: SheetReader = {
  kind: 'demo',
  model: '',
  read: async ({ address }) => ({ reading: sheetTruth(address), used: null }),
}

export type ReaderSettings = Pick<Config, 'sheetReader' | 'demo'>

/** The one that is set; the demo company has its own; null where there is none (GAP35). */
export function connectedReader({ sheetReader, demo }: ReaderSettings): SheetReader | null {
  if (sheetReader) return modelReader(sheetReader)
  return demo ? demoReader : null
}

export const hasSheetReader = ({ sheetReader, demo }: ReaderSettings): boolean =>
  sheetReader !== undefined || demo
