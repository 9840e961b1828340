import { normalizeText, readDay, readYen } from '../format/read-cell.ts'
import type { ImportField } from './import-fields.ts'
import type { ImportProblemCode } from './import-problems.ts'
import { plainHeader } from './suggest-columns.ts'

/** What is wrong with a value in a line. */
export type LineProblem = { field: ImportField; code: ImportProblemCode; value: string }

/** A name in the form in which list names are compared. */
export const plainName = plainHeader

/** Reads the cells of a line field by field, and collects what is wrong with them. */
export class LineReader {
  readonly problems: LineProblem[] = []
  private readonly cells: ReadonlyMap<ImportField, string>

  constructor(fields: readonly (ImportField | null)[], cells: readonly string[]) {
    this.cells = new Map(fields.flatMap((field, at) => (field === null ? [] : [[field, cells[at] ?? '']])))
  }

  /** Verbatim, without the surrounding space. */
  raw(field: ImportField): string {
    return normalizeText(this.cells.get(field))
  }

  blame(field: ImportField, code: ImportProblemCode, value = this.raw(field)): void {
    this.problems.push({ field, code, value })
  }

  text(field: ImportField, longest: number): string {
    const value = this.raw(field)
    if (value.length > longest) this.blame(field, 'tooLong', `${value.slice(0, 60)}…`)
    return value
  }

  /** May have several lines, such as a note. */
  lines(field: ImportField, longest: number): string {
    const value = (this.cells.get(field) ?? '').trim()
    if (value.length > longest) this.blame(field, 'tooLong', `${value.slice(0, 60)}…`)
    return value
  }

  required(field: ImportField, longest: number): string {
    const value = this.text(field, longest)
    if (value === '') this.blame(field, 'required')
    return value
  }

  /** The list's entry with this name; null if nothing is named, or the name is not known. */
  known<T>(field: ImportField, names: ReadonlyMap<string, T>, code: ImportProblemCode): T | null {
    const value = this.raw(field)
    if (value === '') return null
    const found = names.get(plainName(value))
    if (found === undefined) this.blame(field, code)
    return found ?? null
  }

  /** Yen; null if the cell is empty. */
  yen(field: ImportField, highest: number, { signed = false } = {}): number | null {
    return this.whole(field, { highest, lowest: signed ? -highest : 0, code: 'yen' })
  }

  count(field: ImportField, highest: number): number | null {
    return this.whole(field, { highest, lowest: 0, code: 'number' })
  }

  private whole(
    field: ImportField,
    { highest, lowest, code }: { highest: number; lowest: number; code: 'yen' | 'number' },
  ): number | null {
    const value = this.raw(field)
    if (value === '') return null
    const read = readYen(value)
    if (read === null) this.blame(field, code)
    else if (read < lowest && lowest === 0) this.blame(field, 'negative')
    else if (read > highest || read < lowest) this.blame(field, 'tooHigh')
    else return read
    return null
  }

  /** A Japanese day; null if the cell is empty. `last` is the last day allowed. */
  day(field: ImportField, last?: string): string | null {
    const value = this.raw(field)
    if (value === '') return null
    const day = readDay(value)
    if (day === null) this.blame(field, 'day')
    else if (last !== undefined && day > last) this.blame(field, 'dayAhead')
    else return day
    return null
  }
}
