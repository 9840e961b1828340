import { headerWords } from './data/header-words.ts'
import { type ImportField, type ImportKind, importFields } from './import-fields.ts'

/**
 * A header in the form in which headers are compared: `E-mail *` and `e_mail` are both `e mail`, and half-width
 * letters are widened.
 */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** What a column was used for last time, by plain header; null if it was left out. */
export type RememberedColumns = ReadonlyMap<string, ImportField | null>

const clientNumbers = ['client id', 'id клиента']

const noUnit = (header: string) => header.replace(/ (jpy|yen|円|иен|йен|км)$/, '')

/** What each column may contain, by earlier choices and by its header; each field is suggested once. */
export function suggestColumns(
  kind: ImportKind,
  headers: readonly string[],
  remembered: RememberedColumns = new Map(),
): (ImportField | null)[] {
  const plain = headers.map(plainHeader)
  const chosen: (ImportField | null)[] = plain.map((header) => remembered.get(header) ?? null)
  const isFree = (field: ImportField) => !chosen.includes(field)
  // Between a client's name and number, the number identifies the client.
  const numbered = kind === 'purchases' ? plain.findIndex((header) => clientNumbers.includes(header)) : -1
  if (numbered !== -1 && isFree('client') && !remembered.has(plain[numbered] ?? ''))
    chosen[numbered] = 'client'
  // A column's own name is stronger evidence than one of its many synonyms.
  for (const speaks of [isNamed, isCalled])
    for (const [at, header] of plain.entries()) {
      if (chosen[at] !== null || remembered.has(header)) continue
      chosen[at] = importFields[kind].find((field) => isFree(field) && speaks(noUnit(header), field)) ?? null
    }
  return chosen
}

const isNamed = (header: string, field: ImportField) => header === plainHeader(field)
const isCalled = (header: string, field: ImportField) => headerWords[field].includes(header)
