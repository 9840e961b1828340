import { sheetParts } from './sheet-parts.ts'
import { fieldOf, type SheetReading, sheetFields } from './sheet-reading.ts'

/**
 * What a person has changed: the machine's value, empty if it had missed it, and theirs, empty if it is not there.
 */
export type ReadingChange = { what: string; was: string; is: string }

const codesAt = ({ marks }: SheetReading, part: string) =>
  marks.filter((mark) => mark.part === part).map(({ code }) => code)

/** What one list has and the other does not, counting repeats. */
function beyond(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return list.filter((item) => {
    const at = rest.indexOf(item)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** Removed and added values side by side, as far as there are both. */
const pairs = (what: string, gone: readonly string[], come: readonly string[]): ReadingChange[] =>
  Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
    what,
    was: gone[at] ?? '',
    is: come[at] ?? '',
  }))

/** Fields are compared by name, codes by the part they are at, remarks by their words. */
export function readingChanges(machine: SheetReading, checked: SheetReading): ReadingChange[] {
  const fields = sheetFields.flatMap((name) => {
    const [was, is] = [machine, checked].map((reading) => fieldOf(reading, name)?.value ?? '')
    return was === is ? [] : [{ what: name, was: was ?? '', is: is ?? '' }]
  })
  const codes = sheetParts.flatMap((part) => {
    const [was, is] = [codesAt(machine, part), codesAt(checked, part)]
    return pairs(part, beyond(was, is), beyond(is, was))
  })
  const [was, is] = [machine, checked].map(({ remarks }) => remarks.map(({ written }) => written))
  return [...fields, ...codes, ...pairs('remark', beyond(was ?? [], is ?? []), beyond(is ?? [], was ?? []))]
}
