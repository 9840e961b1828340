import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SheetReading, uprightBox } from '@seriba/domain/lots/sheet/sheet-reading'

export const readerKey = 'sk-test-the-key-of-the-reader'

/** The settings of a server whose sheets it reads. */
export const readerSettings = ({ url }: { url: string }) =>
  ({
    provider: 'anthropic',
    url,
    key: readerKey,
    model: 'eyes-1',
    price: { input: 3, output: 15 },
    mostADay: 1000,
  }) as const

/** How the API answers once: correctly, or as APIs sometimes do. */
export type Mood =
  | 'well'
  | 'busy'
  | 'busyLong'
  | 'half'
  | 'tooLong'
  | 'otherShape'
  | 'hangs'
  | 'refuses'
  | 'usedUp'
  | 'overloaded'
  | 'willNot'
  | 'unreadable'
  | 'busyUntil'
  | 'broken'
  | 'trickles'
  | 'saysNothing'
  | 'held'

type Asked = {
  path: string
  headers: Record<string, unknown>
  body: unknown
  image: Buffer
  question: string
}

/** Both APIs for models that look at pictures: it knows the given sheets, and misbehaves when told to. */
export async function openFakeReaderApi() {
  const asked: Asked[] = []
  const moods: Mood[] = []
  const known = new Map<string, SheetReading>()
  const hanging: ServerResponse[] = []
  const held = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body = JSON.parse(text)
    const path = request.url ?? ''
    const isAnthropic = path.endsWith('/messages')
    const parts = body.messages.at(-1).content
    const picture = parts.find(({ type }: { type: string }) => type === 'image' || type === 'image_url')
    const data = isAnthropic ? picture.source.data : picture.image_url.url.split('base64,')[1]
    const image = Buffer.from(data, 'base64')
    const question = parts.find(({ type }: { type: string }) => type === 'text').text
    asked.push({ path, headers: request.headers, body, image, question })
    const mood = moods.shift() ?? 'well'
    const send = (status: number, said: string, headers = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(said)
    if (mood === 'hangs') return void hanging.push(response)
    if (mood === 'busy') return send(429, '{}', { 'retry-after': '3' })
    if (mood === 'busyLong') return send(429, '{}', { 'retry-after': '3600' })
    if (mood === 'busyUntil')
      return send(429, '{}', { 'retry-after': new Date(Date.now() + 9000).toUTCString() })
    if (mood === 'broken') return send(500, '<html>Internal error</html>')
    if (mood === 'trickles') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"content":')
      return void hanging.push(response)
    }
    if (mood === 'held') await held.promise
    if (mood === 'refuses')
      return send(401, JSON.stringify({ error: `Incorrect API key provided: ${readerKey}` }))
    if (mood === 'usedUp')
      return send(
        429,
        JSON.stringify(
          isAnthropic
            ? {
                type: 'error',
                error: {
                  type: 'rate_limit_error',
                  message: readerKey,
                  details: { error_code: 'enforced_spend_limit_reached' },
                },
              }
            : { error: { message: readerKey, type: 'insufficient_quota', code: 'credit_balance_exhausted' } },
        ),
      )
    if (mood === 'overloaded')
      return send(
        isAnthropic ? 529 : 503,
        JSON.stringify({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
      )
    if (mood === 'willNot') return send(200, JSON.stringify(isAnthropic ? refusedMessage : refusedCompletion))
    const reading = mood === 'unreadable' ? undefined : known.get(hashOf(image))
    const answer =
      mood === 'otherShape'
        ? { marks: 'A1 on the door' }
        : answerOf(mood === 'saysNothing' ? { turned: 0, fields: [], marks: [], remarks: [] } : reading)
    const whole = JSON.stringify((isAnthropic ? message : completion)(answer, mood === 'tooLong'))
    if (mood === 'half') return send(200, whole.slice(0, whole.length / 2))
    send(200, whole)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** In this order, and then correctly. */
    be: (...next: Mood[]) => void moods.push(...next),
    /** Releases the answers being held. */
    letGo: () => held.resolve(),
    /** What is in a picture. */
    know: (image: Buffer, reading: SheetReading) => void known.set(hashOf(image), reading),
    async close() {
      for (const response of hanging) response.destroy()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

const hashOf = (image: Buffer) => createHash('sha256').update(image).digest('hex')

function answerOf(reading: SheetReading | undefined) {
  if (!reading) return { readable: false, turned: '0', fields: [], marks: [], remarks: [] }
  const { turned, ...lists } = reading
  const plain = Object.entries(lists).map(([name, list]) => [
    name,
    list.map(({ sure, box, ...rest }) => ({
      ...rest,
      sure: sure ?? 95,
      box: box && [box.x, box.y, box.width, box.height],
    })),
  ])
  return { readable: true, turned: String(turned), ...Object.fromEntries(plain) }
}

const message = (answer: unknown, isCut: boolean) => ({
  content: [
    { type: 'thinking', thinking: '', signature: 'signed' },
    { type: 'text', text: isCut ? JSON.stringify(answer).slice(0, 40) : JSON.stringify(answer) },
  ],
  stop_reason: isCut ? 'max_tokens' : 'end_turn',
  usage: {
    input_tokens: 1400,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 600,
    output_tokens: 500,
  },
})

const refusedMessage = {
  content: [],
  stop_reason: 'refusal',
  usage: { input_tokens: 2000, output_tokens: 0 },
}
const refusedCompletion = {
  choices: [{ message: { content: null, refusal: 'I cannot look at that.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 2000, completion_tokens: 0 },
}

const completion = (answer: unknown, isCut: boolean) => ({
  choices: [
    {
      message: {
        content: isCut
          ? JSON.stringify(answer).slice(0, 40)
          : `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``,
      },
      finish_reason: isCut ? 'length' : 'stop',
    },
  ],
  usage: { prompt_tokens: 2000, completion_tokens: 500 },
})

/** The same sheet turned upside down. */
export const upsideDown = (reading: SheetReading): SheetReading => {
  const turn = <T extends { box: SheetReading['marks'][number]['box'] }>(list: T[]): T[] =>
    list.map((found) => ({ ...found, box: found.box && uprightBox(found.box, 180) }))
  const { fields, marks, remarks } = reading
  return { turned: 180, fields: turn(fields), marks: turn(marks), remarks: turn(remarks) }
}
