import * as z from 'zod'
import { answerSchema } from './answer-schema.ts'
import { instructions, questionFor } from './instructions.ts'
import { type ModelApi, mostTokens } from './model-api.ts'

const tool = 'report_sheet'

const Message = z.object({
  content: z.array(
    z.object({ type: z.string(), name: z.string().optional(), input: z.unknown().optional() }),
  ),
  stop_reason: z.string().nullish(),
  usage: z.object({ input_tokens: z.int(), output_tokens: z.int() }).optional(),
})

/** The Messages API: the answer is the input of a tool that has to be called. */
export const anthropicApi: ModelApi = {
  request: ({ url, key, model }, asked) => ({
    url: `${url}/v1/messages`,
    headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
    body: {
      model,
      max_tokens: mostTokens,
      system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
      tools: [
        { name: tool, description: 'Reports what is written on the sheet.', input_schema: answerSchema },
      ],
      tool_choice: { type: 'tool', name: tool },
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
    const called = content.find(({ type, name }) => type === 'tool_use' && name === tool)
    return {
      answer: stop_reason === 'max_tokens' ? undefined : called?.input,
      used: usage ? { input: usage.input_tokens, output: usage.output_tokens } : null,
    }
  },
}
