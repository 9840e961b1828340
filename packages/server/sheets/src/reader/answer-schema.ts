import { sheetParts } from '@seriba/domain/lots/sheet/sheet-parts'
import {
  readingLimits,
  type SheetBox,
  type SheetReading,
  sheetFields,
} from '@seriba/domain/lots/sheet/sheet-reading'
import * as z from 'zod'

/** x, y, width, height in thousandths of the picture. */
const box = z.nullable(z.array(z.number()))
const sure = z.number()

/** The answer required of a model. It is simple on purpose, so that both APIs accept the schema as binding. */
export const ModelAnswer = z.object({
  readable: z.boolean(),
  turned: z.enum(['0', '90', '180', '270']),
  fields: z.array(z.object({ name: z.enum(sheetFields), value: z.string(), sure, box })),
  marks: z.array(z.object({ code: z.string(), part: z.enum(sheetParts), sure, box })),
  remarks: z.array(z.object({ written: z.string(), en: z.string(), ru: z.string(), sure, box })),
})
type ModelAnswer = z.infer<typeof ModelAnswer>

export const answerSchema = (() => {
  const { $schema: _, ...schema } = z.toJSONSchema(ModelAnswer)
  return schema
})()

const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))

/** A place within the picture; null for anything else, since a mark without a place is still a mark. */
function boxOf(given: number[] | null): SheetBox | null {
  const [x = -1, y = -1, width = 0, height = 0] = given ?? []
  const isOn = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1010 && y + height <= 1010
  if (!isOn) return null
  const [left, top] = [within(x, 999), within(y, 999)]
  return { x: left, y: top, width: within(width, 1000 - left), height: within(height, 1000 - top) }
}

const plain = (text: string, most: number) => text.replaceAll('\0', '').trim().slice(0, most)
const foundOf = (found: { sure: number; box: number[] | null }) => ({
  sure: within(found.sure, 100),
  box: boxOf(found.box),
})

/**
 * A model's answer, within our limits; null if it says that it cannot read the sheet, or returns nothing from it:
 * every sheet has something written in its boxes, and an empty one would pass for a car without damage.
 */
export function readingOf({ readable, ...found }: ModelAnswer): SheetReading | null {
  if (!readable) return null
  const reading = withinBounds(found)
  const isEmpty = [reading.fields, reading.marks, reading.remarks].every((list) => list.length === 0)
  return isEmpty ? null : reading
}

function withinBounds({ turned, fields, marks, remarks }: Omit<ModelAnswer, 'readable'>): SheetReading {
  return {
    turned: Number(turned) as SheetReading['turned'],
    fields: fields
      .map(({ name, value, ...found }) => ({
        name,
        value: plain(value, readingLimits.text),
        ...foundOf(found),
      }))
      // Each box of the form has one value: the first that was found.
      .filter(
        ({ name, value }, at, all) => value !== '' && all.findIndex((field) => field.name === name) === at,
      ),
    marks: marks
      .map(({ code, part, ...found }) => ({ code: plain(code, readingLimits.code), part, ...foundOf(found) }))
      .filter(({ code }) => code !== '')
      .slice(0, readingLimits.marks),
    remarks: remarks
      .map(({ written, en, ru, ...found }) => ({
        written: plain(written, readingLimits.text),
        en: plain(en, readingLimits.text),
        ru: plain(ru, readingLimits.text),
        ...foundOf(found),
      }))
      .filter(({ written }) => written !== '')
      .slice(0, readingLimits.remarks),
  }
}
