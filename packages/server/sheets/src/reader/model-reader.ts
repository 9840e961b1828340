import { setTimeout as pause } from 'node:timers/promises'
import type { SheetReaderConfig } from '@seriba/server-kit/sheet-reader-config'
import { ModelAnswer, readingOf } from './answer-schema.ts'
import { anthropicApi } from './anthropic-api.ts'
import { openaiApi } from './openai-api.ts'
import { postJson, type RetryOptions } from './post-json.ts'
import { ReaderFailed, type SheetReader, type TokensUsed } from './sheet-reader.ts'

const apis = { anthropic: anthropicApi, openai: openaiApi } as const

/** A second answer is requested if the first does not follow the schema. */
const answers = 2

/** A model that looks at the picture, through whichever API. */
export function modelReader(config: SheetReaderConfig, patience: RetryOptions = { pause }): SheetReader {
  const api = apis[config.provider]
  return {
    kind: 'machine',
    model: config.model,
    async read(asked) {
      const { image } = asked
      if (image === null) throw new ReaderFailed('there is no picture of the sheet')
      let used: TokensUsed | null = null
      for (let answered = 1; ; answered++) {
        const json = await postJson(api.request(config, { ...asked, image }), patience).catch((error) => {
          throw error instanceof ReaderFailed ? new ReaderFailed(error.message, used) : error
        })
        const said = answerIn(() => api.answer(json))
        used = sum(used, said?.used ?? null)
        if (said?.refused) throw new ReaderFailed('the reader of sheets refuses to look at this one', used)
        const fits = ModelAnswer.safeParse(said?.answer)
        if (fits.success) return { reading: readingOf(fits.data), used }
        if (answered === answers)
          throw new ReaderFailed('the reader of sheets does not keep to the schema', used)
      }
    },
  }
}

function answerIn<T>(take: () => T): T | undefined {
  try {
    return take()
  } catch {
    return undefined
  }
}

const sum = (a: TokensUsed | null, b: TokensUsed | null): TokensUsed | null =>
  a && b ? { input: a.input + b.input, output: a.output + b.output } : (a ?? b)
