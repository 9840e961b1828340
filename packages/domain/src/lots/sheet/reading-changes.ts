import { sheetParts } from './sheet-parts.ts'
import { fieldOf, type SheetReading, sheetFields } from './sheet-reading.ts'

/** What a person has changed: the machine's value, empty for what it had missed, and theirs, empty for what is not there. */
export type ReadingChange = { what: string; was: string; is: string }

const codesAt = ({ marks }: SheetReading, part: string) =>
  marks.filter((mark) => mark.part === part).map(({ code }) => code)

/** What of one list is not in another, each as often as it is more. */
function beyond(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return list.filter((item) => {
    const at = rest.indexOf(item)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** Gone and come ones side by side, as far as there are both. */
const pairs = (what: string, gone: readonly string[], come: readonly string[]): ReadingChange[] =>
  Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
    what,
    was: gone[at] ?? '',
    is: come[at] ?? '',
  }))

/** Fields by their names, codes by the part they stand at, remarks by their words. */
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
