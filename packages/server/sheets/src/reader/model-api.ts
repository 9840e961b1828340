import type { SheetReaderConfig } from '@seriba/server-kit/sheet-reader-config'
import type { Posting } from './post-json.ts'
import type { AskedSheet, TokensUsed } from './sheet-reader.ts'

/**
 * An API's answer, not yet checked against the schema; `answer` is undefined if it broke off. `refused`: the model
 * will not look at this picture, however often it is asked.
 */
export type ApiAnswer = { answer: unknown; used: TokensUsed | null; refused?: boolean }

/** How one API is asked for structured output, and how its answer is parsed. */
export type ModelApi = {
  request(config: SheetReaderConfig, asked: AskedSheet & { image: NonNullable<AskedSheet['image']> }): Posting
  answer(json: unknown): ApiAnswer
}

/** Enough for a sheet full of marks, and for a model's thoughts before it; a longer answer is cut off there. */
export const mostTokens = 16_000

/** Some models put their JSON between fences, whatever they are told. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?/, '').replace(/```\s*$/, ''))
  } catch {
    return undefined
  }
}
