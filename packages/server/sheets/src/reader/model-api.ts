import type { SheetReaderConfig } from '@seriba/server-kit/sheet-reader-config'
import type { Posting } from './post-json.ts'
import type { AskedSheet, TokensUsed } from './sheet-reader.ts'

/** What an API has answered, not yet held against the schema; `answer` is undefined where it broke off. */
export type ApiAnswer = { answer: unknown; used: TokensUsed | null }

/** How one API is asked for structured output, and how its answer is taken apart. */
export type ModelApi = {
  request(config: SheetReaderConfig, asked: AskedSheet & { image: NonNullable<AskedSheet['image']> }): Posting
  answer(json: unknown): ApiAnswer
}

/** Enough for a sheet full of marks; a longer answer is broken off there. */
export const mostTokens = 8000
