import * as z from 'zod'
import { answerSchema } from './answer-schema.ts'
import { instructions, questionFor } from './instructions.ts'
import { jsonIn, type ModelApi, mostTokens } from './model-api.ts'

const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }).nullish(),
})

/** Chat completions, as offered by OpenAI and many servers of open models: the answer is text that follows a schema. */
export const openaiApi: ModelApi = {
  request: ({ url, key, model, effort }, asked) => ({
    // Self-hosted servers have a path prefix; OpenAI itself has /v1.
    url: `${url}${new URL(url).pathname === '/' ? '/v1' : ''}/chat/completions`,
    headers: { authorization: `Bearer ${key}` },
    body: {
      model,
      max_completion_tokens: mostTokens,
      ...(effort && { reasoning_effort: effort }),
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'sheet', strict: true, schema: answerSchema },
      },
      messages: [
        { role: 'system', content: instructions },
        {
          role: 'user',
          content: [
            {
              type: 'image_url',
              image_url: {
                url: `data:${asked.image.type};base64,${asked.image.body.toString('base64')}`,
                detail: 'high',
              },
            },
            { type: 'text', text: questionFor(asked) },
          ],
        },
      ],
    },
  }),
  answer(json) {
    const { choices, usage } = Completion.parse(json)
    const [choice] = choices
    return {
      answer: choice?.finish_reason === 'length' ? undefined : jsonIn(choice?.message.content ?? ''),
      refused: Boolean(choice?.message.refusal) || choice?.finish_reason === 'content_filter',
      used: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null,
    }
  },
}
