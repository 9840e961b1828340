import { spread } from '@seriba/lot-index/build/growing'
import { named, type Staged } from '@seriba/lot-index/build/source'
import { lotsSchema } from '../index/lots-schema.ts'
import { columnNames } from './tables.ts'

type Cell = (row: number) => string

const decoder = new TextDecoder()
const escapes: Record<string, string> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' }
const escaped = (text: string) => text.replace(/[\\\t\n\r\0]/g, (char) => escapes[char] ?? `\\${char}`)
const quoted = (text: string) => `'${text.replace(/[\\'\t\n\r\0]/g, (char) => escapes[char] ?? `\\${char}`)}'`

/**
 * Lots as the index stages them, as lines of TabSeparated in the order of `columnNames`: one mapping of rows for
 * both engines.
 */
export function linesOf(staged: Staged, version: number): string {
  const cells = [idOf(staged), ...Object.entries(lotsSchema.columns).flatMap(cellsOf(staged))]
  const end = `\t${version}\t0\n`
  return Array.from(staged.ids, (_, row) => cells.map((cell) => cell(row)).join('\t') + end).join('')
}

const empty: Record<string, string> = { number: '\\N', words: '[]', value: '' }

/** Lots that are gone: all that is kept of them is their id, above every version that is found. */
export function deletedLines(ids: readonly number[], version: number): string {
  const { columns } = lotsSchema
  const types = columnNames.slice(1, -2).map((name) => columns[name as keyof typeof columns]?.type ?? 'value')
  const rest = types.map((type) => empty[type]).join('\t')
  return ids.map((id) => `${id}\t${rest}\t${version}\t1\n`).join('')
}

const idOf =
  ({ ids }: Staged): Cell =>
  (row) =>
    String(ids[row])

const cellsOf =
  (staged: Staged) =>
  ([name, column]: [string, { type: string; separator?: string }]): Cell[] => {
    if (column.type === 'number') return [numberCell(named(staged.numbers, name))]
    if (column.type === 'words') return [wordsCell(staged, name)]
    const { strings, codes } = named(staged.values, name)
    const texts = strings.map(escaped)
    const head: Cell = (row) => texts[codes[row] as number] as string
    return column.separator === undefined ? [head] : [head, tailCell(staged, name)]
  }

function numberCell(numbers: Int32Array | Float64Array): Cell {
  const known = new Float64Array(numbers.length)
  spread(numbers, known)
  return (row) => (Number.isNaN(known[row]) ? '\\N' : String(known[row]))
}

function wordsCell(staged: Staged, name: string): Cell {
  const { strings, items, start } = named(staged.tokens, name)
  const texts = strings.map(quoted)
  return (row) => {
    const words = items.subarray(start[row] as number, start[row + 1] as number)
    return `[${Array.from(words, (code) => texts[code]).join(',')}]`
  }
}

function tailCell(staged: Staged, name: string): Cell {
  const { items, start } = named(staged.tails, name)
  return (row) => escaped(decoder.decode(items.subarray(start[row] as number, start[row + 1] as number)))
}
