import * as z from 'zod'
import { answerSchema } from './answer-schema.ts'
import { instructions, questionFor } from './instructions.ts'
import { jsonIn, type ModelApi, mostTokens } from './model-api.ts'

const tokens = z.int().nullish()

const Message = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullish(),
  usage: z
    .object({
      input_tokens: z.int(),
      output_tokens: z.int(),
      cache_creation_input_tokens: tokens,
      cache_read_input_tokens: tokens,
    })
    .optional(),
})

/**
 * The Messages API with its structured output: the answer is text that follows the schema, after anything the model
 * may have thought. No tool is forced, since models that always think refuse that.
 */
export const anthropicApi: ModelApi = {
  request: ({ url, key, model, effort }, asked) => ({
    url: `${url}/v1/messages`,
    headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
    body: {
      model,
      max_tokens: mostTokens,
      system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
      output_config: {
        format: { type: 'json_schema', schema: answerSchema },
        ...(effort && { effort }),
      },
      messages: [
        {
          role: 'user',
          content: [
            {
              type: 'image',
              source: {
                type: 'base64',
                media_type: asked.image.type,
                data: asked.image.body.toString('base64'),
              },
            },
            { type: 'text', text: questionFor(asked) },
          ],
        },
      ],
    },
  }),
  answer(json) {
    const { content, stop_reason, usage } = Message.parse(json)
    const text = content.flatMap((block) => (block.type === 'text' ? (block.text ?? '') : [])).join('')
    return {
      answer: stop_reason === 'max_tokens' ? undefined : jsonIn(text),
      refused: stop_reason === 'refusal',
      used: usage ? { input: inputOf(usage), output: usage.output_tokens } : null,
    }
  },
}

/** Tokens written to the cache and read from it are reported separately. */
const inputOf = (usage: NonNullable<z.infer<typeof Message>['usage']>) =>
  usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0)
