import type { AppContext } from '@seriba/server-kit/context'
import { hasSheetReader } from '@seriba/server-sheets/reader/connected-reader'
import * as z from 'zod'
import type { SharedLotRow } from './lot.repository.ts'

const timeoutMs = 60_000

const Answer = z.object({ image: z.nullable(z.url({ protocol: /^https$/ })) })

/** Whether a sheet translator is connected. */
export const hasSheetTranslator = ({ config }: Pick<AppContext, 'config'>) =>
  config.sheetTranslationUrl !== undefined || hasSheetReader(config)

/** The picture of a lot's sheet in another language, from the connected translator; null if it has none. */
export async function translatedSheetOf(
  { config }: Pick<AppContext, 'config'>,
  lot: Pick<SharedLotRow, 'id' | 'auction_sheet' | 'maker' | 'model' | 'auction' | 'lot_no'>,
  language: string,
): Promise<string | null> {
  if (config.sheetTranslationUrl === undefined || lot.auction_sheet === null) return null
  const url = new URL(config.sheetTranslationUrl)
  const asked = {
    id: String(lot.id),
    image: lot.auction_sheet,
    maker: lot.maker,
    model: lot.model,
    auction: lot.auction,
    lotNo: String(lot.lot_no),
    language,
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the translator of sheets answered with ${response.status}`)
  return Answer.parse(await response.json()).image
}
