import { headerWords } from './data/header-words.ts'
import { type ImportField, type ImportKind, importFields } from './import-fields.ts'

/** A header as headers are compared: `E-mail *` is `e mail`, and so is `e_mail`; half-width letters are whole ones. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** By plain header, what a column was taken for the last time; null where it was left out. */
export type RememberedColumns = ReadonlyMap<string, ImportField | null>

const clientNumbers = ['client id', 'id клиента']

const noUnit = (header: string) => header.replace(/ (jpy|yen|円|иен|йен|км)$/, '')

/** What each column may hold, by what was chosen before and by its header; a field is suggested once. */
export function suggestColumns(
  kind: ImportKind,
  headers: readonly string[],
  remembered: RememberedColumns = new Map(),
): (ImportField | null)[] {
  const plain = headers.map(plainHeader)
  const chosen: (ImportField | null)[] = plain.map((header) => remembered.get(header) ?? null)
  const isFree = (field: ImportField) => !chosen.includes(field)
  // Of a client's name and number, the number says who it is.
  const numbered = kind === 'purchases' ? plain.findIndex((header) => clientNumbers.includes(header)) : -1
  if (numbered !== -1 && isFree('client') && !remembered.has(plain[numbered] ?? ''))
    chosen[numbered] = 'client'
  // A column's own name says more than one of its many others.
  for (const speaks of [isNamed, isCalled])
    for (const [at, header] of plain.entries()) {
      if (chosen[at] !== null || remembered.has(header)) continue
      chosen[at] = importFields[kind].find((field) => isFree(field) && speaks(noUnit(header), field)) ?? null
    }
  return chosen
}

const isNamed = (header: string, field: ImportField) => header === plainHeader(field)
const isCalled = (header: string, field: ImportField) => headerWords[field].includes(header)
