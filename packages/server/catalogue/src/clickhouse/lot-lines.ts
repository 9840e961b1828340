import { spread } from '@seriba/lot-index/build/growing'
import { named, type Staged } from '@seriba/lot-index/build/source'
import { lotsSchema } from '../index/lots-schema.ts'
import { columnNames } from './tables.ts'

type Cell = (row: number) => string

/** How cells are written. */
type Form = { text(text: string): string; words(words: readonly string[]): string; unknown: string }

const decoder = new TextDecoder()
const escapes: Record<string, string> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' }
const escapeOf = (char: string) => escapes[char] ?? `\\${char}`
const quoted = (text: string) => `'${text.replace(/[\\'\t\n\r\0]/g, escapeOf)}'`

const tabSeparated: Form = {
  text: (text) => text.replace(/[\\\t\n\r\0]/g, escapeOf),
  words: (words) => `[${words.map(quoted).join(',')}]`,
  unknown: '\\N',
}

/** In the form in which the checksums' `rowText` writes them in SQL. */
const plain: Form = { text: (text) => text, words: (words) => words.join(' '), unknown: '-' }

/**
 * Lots as the index stages them, as TabSeparated lines in the order of `columnNames`: both engines share one mapping
 * of rows.
 */
export function linesOf(staged: Staged, version: number): string {
  const text = rowsIn(tabSeparated, staged)
  return Array.from(staged.ids, (_, row) => `${text(row)}\t${version}\t0\n`).join('')
}

/** The same without the table's own columns, for comparison. */
export const plainRows = (staged: Staged): Cell => rowsIn(plain, staged)

const empty: Record<string, string> = { number: '\\N', words: '[]', value: '' }

/** Deleted lots: only their ID is kept, above every existing version. */
export function deletedLines(ids: readonly number[], version: number): string {
  const { columns } = lotsSchema
  const types = columnNames.slice(1, -2).map((name) => columns[name as keyof typeof columns]?.type ?? 'value')
  const rest = types.map((type) => empty[type]).join('\t')
  return ids.map((id) => `${id}\t${rest}\t${version}\t1\n`).join('')
}

function rowsIn(form: Form, staged: Staged): Cell {
  const id: Cell = (row) => String(staged.ids[row])
  const cells = [id, ...Object.entries(lotsSchema.columns).flatMap((column) => cellsOf(form, staged, column))]
  return (row) => cells.map((cell) => cell(row)).join('\t')
}

function cellsOf(
  form: Form,
  staged: Staged,
  [name, column]: [string, { type: string; separator?: string }],
): Cell[] {
  if (column.type === 'number') return [numberCell(form, named(staged.numbers, name))]
  if (column.type === 'words') return [wordsCell(form, staged, name)]
  const { strings, codes } = named(staged.values, name)
  const texts = strings.map(form.text)
  const head: Cell = (row) => texts[codes[row] as number] as string
  return column.separator === undefined ? [head] : [head, tailCell(form, staged, name)]
}

function numberCell({ unknown }: Form, numbers: Int32Array | Float64Array): Cell {
  const known = new Float64Array(numbers.length)
  spread(numbers, known)
  return (row) => (Number.isNaN(known[row]) ? unknown : String(known[row]))
}

function wordsCell(form: Form, staged: Staged, name: string): Cell {
  const { strings, items, start } = named(staged.tokens, name)
  return (row) => {
    const words = items.subarray(start[row] as number, start[row + 1] as number)
    return form.words(Array.from(words, (code) => strings[code] as string))
  }
}

function tailCell(form: Form, staged: Staged, name: string): Cell {
  const { items, start } = named(staged.tails, name)
  return (row) => form.text(decoder.decode(items.subarray(start[row] as number, start[row + 1] as number)))
}
