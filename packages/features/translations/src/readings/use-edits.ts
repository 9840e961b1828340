import { withMark } from '@seriba/domain/lots/sheet/edit-reading'
import { readingLimits, type SheetMark, type SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { edited, type History } from './history.ts'

const changed = <T>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((item, n) => (n === at ? { ...item, ...change } : item))
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, n) => n !== at)

export type Edit = ReturnType<typeof editsOf>

/** The possible changes to a reading, each a step that can be undone. */
export function editsOf({ now }: History, change: (how: (history: History) => History) => void) {
  const { fields, marks, remarks } = now
  const step = (next: Partial<SheetReading>, about?: string) =>
    change((history) => edited(history, { ...history.now, ...next }, about))
  return {
    field: (at: number, value: string) =>
      step({ fields: changed(fields, at, { value }) }, `field ${fields[at]?.name}`),
    mark: (at: number, mark: Partial<SheetMark>, about?: string) =>
      step({ marks: changed(marks, at, mark) }, about),
    addMark: (mark?: Partial<SheetMark>) => {
      if (marks.length < readingLimits.marks) step({ marks: withMark(now, mark).marks })
    },
    removeMark: (at: number) => step({ marks: without(marks, at) }),
    // What the machine said about other words does not apply to these.
    remark: (at: number, written: string) =>
      step({ remarks: changed(remarks, at, { written, en: '', ru: '' }) }, `remark ${at}`),
    addRemark: () => {
      if (remarks.length < readingLimits.remarks)
        step({ remarks: [...remarks, { written: '', en: '', ru: '', sure: null, box: null }] })
    },
    removeRemark: (at: number) => step({ remarks: without(remarks, at) }),
  }
}
