import type { Config } from '@seriba/server-kit/config'
import type { AppContext } from '@seriba/server-kit/context'
import { sampleAddress, sampleReading } from '../sample-sheet.ts'
import { modelReader } from './model-reader.ts'
import type { SheetReader } from './sheet-reader.ts'

/** The demo company's own: it returns what it has drawn, and says that a sheet from elsewhere cannot be read. */
const demoReader = (company: NonNullable<AppContext['demoCompany']>): SheetReader => ({
  kind: 'demo',
  model: '',
  read: async ({ address }) => ({
    reading: address === sampleAddress ? sampleReading() : company.readSheet(address),
    used: null,
  }),
})

type ReaderSettings = Pick<Config, 'sheetReader' | 'demo'>

/** The configured one; the demo company has its own; null if there is none (GAP35). */
export function connectedReader({
  config: { sheetReader },
  demoCompany,
}: Pick<AppContext, 'config' | 'demoCompany'>): SheetReader | null {
  if (sheetReader) return modelReader(sheetReader)
  return demoCompany && demoReader(demoCompany)
}

export const hasSheetReader = ({ sheetReader, demo }: ReaderSettings): boolean =>
  sheetReader !== undefined || demo
