import * as z from 'zod'
import { ConfigurationError } from './configuration-error.ts'

/** The reader of sheets, and what it may cost. */
export type SheetReaderConfig = {
  provider: 'anthropic' | 'openai'
  /** Without a slash at the end. */
  url: string
  key: string
  model: string
  /** How much a model thinks, if that can be set; undefined leaves it to the model. */
  effort?: 'low' | 'medium' | 'high' | undefined
  /** US dollars per million tokens; undefined if nobody has said. */
  price: { input: number; output: number } | undefined
  /** The most sheets that may be read for the company in one Japanese day. */
  mostADay: number
}

const homes = { anthropic: 'https://api.anthropic.com', openai: 'https://api.openai.com' } as const

/** The address of the machine that reads sheets (GAP35). */
export const sheetReaderSettings = {
  SHEET_READER: z.enum(['anthropic', 'openai'], 'must be anthropic or openai').optional(),
  SHEET_READER_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://api.anthropic.com' })
    .optional(),
  SHEET_READER_KEY: z.string().optional(),
  SHEET_READER_MODEL: z.string().optional(),
  SHEET_READER_EFFORT: z.enum(['low', 'medium', 'high'], 'must be low, medium or high').optional(),
  SHEET_READER_PRICE: z
    .string()
    .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must look like 3/15: dollars for a million tokens in and out')
    .optional(),
  SHEET_READER_DAILY: z.coerce.number('must be a number of sheets').int().min(0).default(500),
}

type Settings = z.infer<z.ZodObject<typeof sheetReaderSettings>>

export function sheetReaderOf(settings: Settings): SheetReaderConfig | undefined {
  const { SHEET_READER: provider, SHEET_READER_KEY: key, SHEET_READER_MODEL: model } = settings
  if (provider === undefined && key === undefined && model === undefined) return undefined
  if (provider === undefined || key === undefined || model === undefined) {
    throw new ConfigurationError(
      'SHEET_READER, SHEET_READER_KEY and SHEET_READER_MODEL belong together: set all three, or none.',
    )
  }
  const [input = 0, output = 0] = (settings.SHEET_READER_PRICE ?? '').split('/').map(Number)
  return {
    provider,
    url: (settings.SHEET_READER_URL ?? homes[provider]).replace(/\/{1,9}$/, ''),
    key,
    model,
    effort: settings.SHEET_READER_EFFORT,
    price: settings.SHEET_READER_PRICE === undefined ? undefined : { input, output },
    mostADay: settings.SHEET_READER_DAILY,
  }
}
