import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'

const fieldsIn = ({ fields }: SheetReading) => fields.map(({ name, value }) => `${name} ${value}`)
const marksIn = ({ marks }: SheetReading) => marks.map(({ part, code }) => `${part} ${code}`)
const remarksIn = ({ remarks }: SheetReading) => remarks.map(({ written }) => written)

/** How many of one list are in another, counting repeats. */
function shared(list: readonly string[], other: readonly string[]): number {
  const rest = [...other]
  return list.filter((item) => {
    const at = rest.indexOf(item)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }).length
}

export type Score = { found: number; right: number }

/** The share of what is drawn on a sheet that was found, and the share of what was read that is really there. */
export function scoreReading(
  truth: SheetReading,
  read: SheetReading,
): Record<'fields' | 'marks' | 'remarks', Score> {
  const score = (of: (reading: SheetReading) => string[]): Score => {
    const [drawn, told] = [of(truth), of(read)]
    const both = shared(drawn, told)
    return {
      found: drawn.length === 0 ? 1 : both / drawn.length,
      right: told.length === 0 ? 1 : both / told.length,
    }
  }
  return { fields: score(fieldsIn), marks: score(marksIn), remarks: score(remarksIn) }
}
