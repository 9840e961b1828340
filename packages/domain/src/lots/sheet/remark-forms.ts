import { wordForms } from './data/word-forms.ts'
import type { SheetEntry } from './sheet-entries.ts'

/**
 * A word's role in a sentence: `side` and `quality` go with a noun, `place` says where on it, `scope` comes before
 * everything, `size` goes with a defect, and `predicate` says something about what precedes it.
 */
type Role = 'side' | 'quality' | 'place' | 'scope' | 'size' | 'predicate'

export type WordForms = {
  role: Role
  en: string
  /** One form, or masculine, feminine, neuter and plural. */
  ru: readonly string[]
  /** For use without a noun. */
  alone: { en: string; ru: string }
}

const roles: readonly Role[] = ['side', 'quality', 'place', 'scope', 'size', 'predicate']

const forms: ReadonlyMap<string, WordForms> = new Map(
  wordForms
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', given = '', en = '', ru = '', aloneEn = en, aloneRu = ru] = row.split('|')
      const role = roles.find((name) => name === given) ?? 'predicate'
      return [id, { role, en, ru: ru.split('/'), alone: { en: aloneEn, ru: aloneRu } }]
    }),
)

export const formsOf = (entry: SheetEntry | null): WordForms | undefined =>
  entry ? forms.get(entry.id) : undefined

const adjectives = [/[ыио]й$/, /[ая]я$/, /[ое]е$/, /[ыи]е$/]
const masculineSoft = /тель$|^руль$/

/**
 * The form that agrees with a Russian phrase, determined by its first word, whether that is an adjective or the noun
 * itself.
 */
export function agreeing({ ru }: WordForms, phrase: string): string {
  return ru[ru.length === 1 ? 0 : formFor(phrase)] ?? ''
}

function formFor(phrase: string): number {
  const [word = '', ...rest] = phrase.split(' ')
  const adjective = rest.length === 0 ? -1 : adjectives.findIndex((ending) => ending.test(word))
  if (adjective >= 0) return adjective
  if (/[ая]$/.test(word)) return 1
  if (/[оеё]$/.test(word)) return 2
  if (/[ыи]$/.test(word)) return 3
  return /ь$/.test(word) && !masculineSoft.test(word) ? 1 : 0
}
