import type { Output } from '@seriba/contracts/contract'
import type { testSheetReader as contract } from '@seriba/contracts/sheets'
import type { Actor } from '@seriba/domain/access/actor'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { notFound } from '@seriba/server-kit/api-error'
import type { ReadingContext } from './read-sheet.ts'
import { ReaderFailed, type SheetAnswer } from './reader/sheet-reader.ts'
import { assertMayAsk, costOf, countCall } from './reader-calls.ts'
import { sampleAddress, sampleHall, samplePicture, sampleReading } from './sample-sheet.ts'
import { imageOf } from './sheet-image.ts'

type Ctx = Pick<ReadingContext, 'db' | 'config' | 'reader'>

/** Makes the configured reader read one of our own sheets, whose contents are known; it costs as much as any sheet. */
export async function testSheetReader(
  { db, config, reader }: Ctx,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Output<typeof contract>> {
  if (reader === null) return notFound()
  const image = imageOf(await samplePicture())
  if (image === null) throw new Error('the sheet for the test cannot be drawn')
  const { sheetReader } = config
  const isMachine = reader.kind === 'machine'
  if (isMachine && sheetReader) await assertMayAsk(db, userId, sheetReader)
  const begun = Date.now()
  const answer: SheetAnswer & { problem: string | null } = await reader
    .read({ hall: sampleHall, address: sampleAddress, image: isMachine ? image : null, examples: [] })
    .then((given) => ({ ...given, problem: null }))
    .catch((error: unknown) => {
      if (!(error instanceof ReaderFailed)) throw error
      return { reading: null, used: error.used, problem: error.message }
    })
  const { reading, used, problem } = answer
  const seconds = Math.round((Date.now() - begun) / 100) / 10
  const outcome = problem !== null ? 'failed' : reading ? 'read' : 'unreadable'
  const { model } = reader
  const price = sheetReader?.price
  if (isMachine) await countCall(db, { lotId: null, userId, model, outcome, used, price })
  return {
    reader: reader.kind,
    model,
    outcome,
    problem,
    seconds,
    ...rightIn(sampleReading(), reading),
    inputTokens: used?.input ?? 0,
    outputTokens: used?.output ?? 0,
    microDollars: used && price ? costOf(used, price) : null,
  }
}

const said = ({ fields, marks }: SheetReading) => [
  ...fields.map(({ name, value }) => `${name} ${value}`),
  ...marks.map(({ part, code }) => `${part} ${code}`),
]

/** How many of the drawn boxes and marks were read correctly. */
function rightIn(truth: SheetReading, reading: SheetReading | null): { right: number; of: number } {
  const drawn = said(truth)
  const read = reading ? said(reading) : []
  const right = drawn.filter((one) => {
    const at = read.indexOf(one)
    if (at !== -1) read.splice(at, 1)
    return at !== -1
  }).length
  return { right, of: drawn.length }
}
