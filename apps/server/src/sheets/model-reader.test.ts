import { drawPicture } from '@seriba/demo/pictures'
import { SeededRandom } from '@seriba/demo/random'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { uprightBox } from '@seriba/domain/lots/sheet/sheet-reading'
import { retryAfter } from '@seriba/server-kit/retry-after'
import type { SheetReaderConfig } from '@seriba/server-kit/sheet-reader-config'
import { modelReader } from '@seriba/server-sheets/reader/model-reader'
import { ReaderFailed } from '@seriba/server-sheets/reader/sheet-reader'
import { imageOf } from '@seriba/server-sheets/sheet-image'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { drawnSheets, truthOf } from '../test/drawn-sheets.ts'
import { openFakeReaderApi, readerKey, upsideDown } from '../test/fake-reader-api.ts'
import { scoreReading } from '../test/score-reading.ts'

const api = await openFakeReaderApi()
afterAll(() => api.close())

const sheets = drawnSheets(24)
const [address = ''] = sheets
const pictureAt = async (at: string) => {
  const picture = await drawPicture(at, new URLSearchParams())
  const image = Buffer.isBuffer(picture?.body) ? imageOf(picture.body) : null
  if (!image) throw new Error(`nothing is drawn at ${at}`)
  return image
}
const image = await pictureAt(address)
const truth = truthOf(address)

const waits: number[] = []
const readerOf = (provider: SheetReaderConfig['provider'], timeoutMs = 20_000) =>
  modelReader(
    { provider, url: api.url, key: readerKey, model: 'eyes-1', price: undefined, mostADay: 100 },
    { pause: async (ms) => void waits.push(ms), timeoutMs },
  )
const asked = { hall: 'USS Tokyo', address, image, examples: [] }

beforeEach(() => {
  waits.length = 0
  api.asked.length = 0
  api.know(image.body, truth)
})

describe.each(['anthropic', 'openai'] as const)('through the %s API', (provider) => {
  const reader = readerOf(provider)

  test('a drawn sheet is read correctly, and the usage is reported', async () => {
    const { reading, used } = await reader.read(asked)
    if (!reading) throw new Error('nothing is read')
    const whole = { found: 1, right: 1 }
    expect(scoreReading(truth, reading)).toEqual({ fields: whole, marks: whole, remarks: whole })
    expect(reading.marks.map(({ box }) => box)).toEqual(truth.marks.map(({ box }) => box))
    expect(used).toEqual({ input: 2000, output: 500 })
    const [sent] = api.asked
    expect(sent?.image.equals(image.body)).toBe(true)
    expect(sent?.path).toBe(provider === 'anthropic' ? '/v1/messages' : '/v1/chat/completions')
    expect(JSON.stringify(sent?.headers)).toContain(readerKey)
    expect(JSON.stringify(sent?.body)).not.toContain(readerKey)
  })

  test('a busy reader is asked again after the time it gives', async () => {
    api.be('busy', 'busy')
    expect((await reader.read(asked)).reading).not.toBeNull()
    expect(waits).toEqual([3000, 3000])
  })

  test('a reader that is busy until a certain time is asked again then', async () => {
    api.be('busyUntil')
    expect((await reader.read(asked)).reading).not.toBeNull()
    // The date has whole seconds.
    expect(waits[0]).toBeGreaterThan(7000)
    expect(waits[0]).toBeLessThanOrEqual(9000)
  })

  test('a reader that keeps breaking down is given up after the third try', async () => {
    api.be('broken', 'broken', 'broken')
    await expect(reader.read(asked)).rejects.toThrow(/answers with 500/)
    expect(api.asked).toHaveLength(3)
    expect(waits).toEqual([1000, 2000])
  })

  test('an answer that does not finish in time is not used', async () => {
    api.be('trickles')
    // Long enough for the first bytes even on a busy machine; an answer that never starts is a different error.
    await expect(readerOf(provider, 4000).read(asked)).rejects.toThrow(/not whole: TimeoutError/)
  })

  test('an answer without any content from the sheet is not a reading', async () => {
    api.be('saysNothing')
    expect((await reader.read(asked)).reading).toBeNull()
  })

  test('a reader that is busy for long, or always, is not waited for', async () => {
    api.be('busyLong')
    await expect(reader.read(asked)).rejects.toThrow(/answers with 429/)
    expect(waits).toEqual([])
    api.be('busy', 'busy', 'busy')
    await expect(reader.read(asked)).rejects.toThrow(ReaderFailed)
    expect(waits).toHaveLength(2)
  })

  test('an overloaded reader is asked again, but one that is out of credit is not', async () => {
    api.be('overloaded')
    expect((await reader.read(asked)).reading).not.toBeNull()
    expect(waits).toEqual([1000])
    api.asked.length = 0
    api.be('usedUp')
    const failure = String(await reader.read(asked).catch((error: unknown) => error))
    expect(failure).toMatch(/429 .*(enforced_spend_limit_reached|credit_balance_exhausted)/)
    expect(failure).not.toContain(readerKey)
    expect(api.asked).toHaveLength(1)
  })

  test('a picture the reader declines is sent only once and still paid for', async () => {
    api.be('willNot')
    await expect(reader.read(asked)).rejects.toMatchObject({
      message: expect.stringMatching(/refuses to look/),
      used: { input: 2000, output: 0 },
    })
    expect(api.asked).toHaveLength(1)
  })

  test('the request requires the schema and forces no tool', async () => {
    await reader.read(asked)
    const body = api.asked[0]?.body as Record<string, unknown>
    expect(body).not.toHaveProperty('tool_choice')
    expect(JSON.stringify(body)).toContain('"type":"json_schema"')
    expect(JSON.stringify(body)).not.toMatch(/"(minimum|maximum|maxLength|minItems|pattern)":/)
  })

  test('half an answer is not used', async () => {
    api.be('half')
    await expect(reader.read(asked)).rejects.toThrow(/not whole/)
  })

  test('an answer that breaks off or has the wrong shape is requested once more, and both are paid for', async () => {
    for (const mood of ['tooLong', 'otherShape'] as const) {
      api.be(mood)
      const { reading, used } = await reader.read(asked)
      expect(reading?.marks).toHaveLength(truth.marks.length)
      expect(used).toEqual({ input: 4000, output: 1000 })
    }
    api.be('otherShape', 'otherShape')
    const failure = await reader.read(asked).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ReaderFailed', used: { input: 4000, output: 1000 } })
  })

  test('a reader that never answers times out', async () => {
    api.be('hangs')
    await expect(readerOf(provider, 300).read(asked)).rejects.toThrow(/could not be reached: TimeoutError/)
  })

  test('a refusal is reported by its status only, since its text quotes the key', async () => {
    api.be('refuses')
    const failure = await reader.read(asked).catch((error: unknown) => error)
    expect(String(failure)).toMatch(/answers with 401/)
    expect(`${failure} ${JSON.stringify(failure)} ${(failure as Error).stack}`).not.toContain(readerKey)
    expect(waits).toEqual([])
  })

  test('a sheet the model cannot read stays unread', async () => {
    api.be('unreadable')
    expect((await reader.read(asked)).reading).toBeNull()
  })

  test('the places on an upside-down sheet are correct once it is turned upright', async () => {
    api.know(image.body, upsideDown(truth))
    const { reading } = await reader.read(asked)
    if (!reading) throw new Error('nothing is read')
    expect(reading.turned).toBe(180)
    const upright = reading.marks.map(({ box }) => box && uprightBox(box, reading.turned))
    expect(upright).toEqual(truth.marks.map(({ box }) => box))
  })

  test('staff’s corrections are sent with the request', async () => {
    const examples = [
      { what: 'leftRearFender', was: 'W2', became: 'W1' },
      { what: 'underbody', was: '', became: 'S1' },
      { what: 'hood', was: 'A1', became: '' },
    ]
    await reader.read({ ...asked, examples })
    const question = api.asked[0]?.question
    expect(question).toContain('leftRearFender: "W2" was read, "W1" was right')
    expect(question).toContain('underbody: "S1" was overlooked')
    expect(question).toContain('hood: "A1" was read where there was nothing')
  })
})

/** Misreads one digit in one mark out of ten, misses one in twenty, and is less sure of what it misreads. */
function misread(reading: SheetReading, dice: SeededRandom): SheetReading {
  const marks = reading.marks.flatMap((mark) => {
    if (dice.chance(0.05)) return []
    if (!dice.chance(0.1) || !/\d/.test(mark.code)) return [{ ...mark, sure: 95 }]
    const other = mark.code.endsWith('1') ? '2' : '1'
    return [{ ...mark, code: mark.code.replace(/\d/, other), sure: 45 }]
  })
  return { ...reading, marks }
}

test('readings of drawn sheets are scored against the drawing, with misread parts counted against them', async () => {
  const dice = new SeededRandom(7)
  const reader = readerOf('anthropic')
  let [drawn, found, told, right] = [0, 0, 0, 0]
  for (const at of sheets) {
    const picture = await pictureAt(at)
    api.know(picture.body, misread(truthOf(at), dice))
    const { reading } = await reader.read({ ...asked, address: at, image: picture })
    if (!reading) throw new Error(`${at} is not read`)
    const score = scoreReading(truthOf(at), reading)
    expect(score.fields).toEqual({ found: 1, right: 1 })
    drawn += truthOf(at).marks.length
    found += score.marks.found * truthOf(at).marks.length
    told += reading.marks.length
    right += score.marks.right * reading.marks.length
  }
  expect(drawn).toBeGreaterThan(60)
  expect(found / drawn).toBeGreaterThan(0.75)
  expect(found / drawn).toBeLessThan(1)
  expect(right / told).toBeGreaterThan(0.8)
  expect(right / told).toBeLessThan(1)
})

test('a wait can be given in seconds or as a date', () => {
  expect(retryAfter('2')).toBe(2000)
  expect(retryAfter('Wed, 25 Nov 2026 10:00:05 GMT', Date.parse('2026-11-25T10:00:00Z'))).toBe(5000)
  expect([retryAfter(null), retryAfter(''), retryAfter('soon')]).toEqual([null, null, null])
})
