import { formsOf, type WordForms } from './remark-forms.ts'
import type { RemarkPart } from './remark-part.ts'
import { phraseEntries, type SheetEntry } from './sheet-entries.ts'

/** A noun or a defect with the words that belong to it. */
export type Said = {
  /** Null if a form occurs without one: `slight`. */
  what: { written: string; entry: SheetEntry | null } | null
  before: WordForms[]
  after: WordForms[]
  /** `4/10`, `× 4`. */
  figures: string[]
}

/** What is said about one place: `right rocker panel: scuffed`. */
export type Clause = {
  scope: WordForms | null
  nouns: Said[]
  places: WordForms[]
  defects: Said[]
  predicates: WordForms[]
}

const empty = (): Clause => ({ scope: null, nouns: [], places: [], defects: [], predicates: [] })
const hasStatement = ({ defects, predicates }: Clause) => defects.length > 0 || predicates.length > 0

/** The words of a remark, grouped by the place they describe. */
export function clausesOf(parts: readonly RemarkPart[]): Clause[] {
  const clauses = [empty()]
  // Already read as part of the next one.
  let waiting: WordForms[] = []
  const current = () => clauses.at(-1) ?? empty()
  const beginIf = (isNew: boolean) => {
    if (isNew) clauses.push(empty())
    return current()
  }
  for (const [at, part] of parts.entries()) {
    const forms = formsOf(part.entry)
    const isDefect = kindOf(part) === 'defect' || waiting.some(({ role }) => role === 'size')
    if (forms) {
      if (forms.role === 'scope') beginIf(hasStatement(current()) || current().nouns.length > 0).scope = forms
      else if (forms.role === 'predicate') current().predicates.push(forms)
      else if (waitsForNext(forms, current(), parts[at + 1])) waiting.push(forms)
      else addAfter(current(), forms)
      continue
    }
    if (kindOf(part) === 'number') {
      addNumber(current(), part)
      continue
    }
    if (isDefect) addDefect(beginIf(belongsToOtherPart(current(), part, waiting)), part, waiting)
    else addNoun(beginIf(hasStatement(current())), part, waiting)
    waiting = []
  }
  current().places.push(...waiting)
  return clauses
}

type Kind = 'noun' | 'defect' | 'number' | 'form'

/** What the list does not know is taken to be a part. */
function kindOf({ entry, written }: RemarkPart): Kind {
  if (entry === null) return /^\d/.test(written) ? 'number' : 'noun'
  if (formsOf(entry)) return 'form'
  return entry.category === 'part' || entry.category === 'equipment' ? 'noun' : 'defect'
}

/** Whether a word belongs to what follows it and not to what precedes it. */
function waitsForNext({ role }: WordForms, clause: Clause, next: RemarkPart | undefined): boolean {
  if (role === 'place') return clause.nouns.length === 0 || hasStatement(clause)
  if (!next) return false
  const kind = kindOf(next)
  if (role === 'size') return !next.begins && (kind === 'defect' || next.entry === null)
  const following = formsOf(next.entry)?.role
  return kind === 'noun' || following === 'side' || following === 'quality'
}

const partNames = phraseEntries
  .filter(({ category }) => category === 'part')
  .flatMap(({ written }) => written)

/** `内装汚れ` names its part and is a finding of its own, wherever it occurs. */
const namesItsPart = ({ entry, begins }: RemarkPart): boolean =>
  begins && !!entry?.written.some((text) => partNames.some((name) => text.startsWith(name)))

function belongsToOtherPart(clause: Clause, part: RemarkPart, waiting: readonly WordForms[]): boolean {
  if (clause.predicates.length > 0) return true
  if (!hasStatement(clause)) return false
  return waiting.some(({ role }) => role === 'side') || (clause.nouns.length > 0 && namesItsPart(part))
}

const said = (what: RemarkPart | null, before: WordForms[], after: WordForms[] = []): Said => ({
  what,
  before,
  after,
  figures: [],
})

function addNoun(clause: Clause, part: RemarkPart, waiting: readonly WordForms[]) {
  const isPlace = ({ role }: WordForms) => role === 'place'
  const before = waiting.filter((forms) => !isPlace(forms))
  clause.nouns.push(said(part, before, waiting.filter(isPlace)))
}

function addDefect(clause: Clause, part: RemarkPart, waiting: readonly WordForms[]) {
  const isSize = ({ role }: WordForms) => role === 'size'
  clause.places.push(...waiting.filter((forms) => !isSize(forms)))
  clause.defects.push(said(part, waiting.filter(isSize)))
}

/** What comes after the noun or the defect to which it belongs. */
function addAfter(clause: Clause, forms: WordForms) {
  const last = clause.defects.at(-1)
  if (forms.role === 'size' && last) last.after.push(forms)
  else if (forms.role === 'size' || forms.role === 'quality') clause.defects.push(said(null, [forms]))
  else clause.places.push(forms)
}

/** `4/10` is how much of something there is, `× 4` how many. */
function addNumber(clause: Clause, { written }: RemarkPart) {
  const count = /^(\d+)×$/.exec(written)?.[1]
  const last = clause.defects.at(-1) ?? (count === undefined ? undefined : clause.nouns.at(-1))
  if (last) last.figures.push(count === undefined ? written : `× ${count}`)
  else clause.defects.push(said({ written, entry: null, denied: false, begins: false }, []))
}
