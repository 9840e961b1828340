import { type Clause, clausesOf, type Said } from './remark-clauses.ts'
import { agreeing, type WordForms } from './remark-forms.ts'
import type { RemarkPart } from './remark-part.ts'

type Language = 'en' | 'ru'

/**
 * A remark as a sentence: each place, then what was found there. Anything that the list does not know stays Japanese.
 */
export const remarkSentence = (parts: readonly RemarkPart[], language: Language): string =>
  joined(
    clausesOf(parts).map((clause) => told(clause, language)),
    '; ',
  )

const joined = (texts: readonly string[], by: string) => texts.filter((text) => text !== '').join(by)

function told({ scope, nouns, places, defects, predicates }: Clause, language: Language): string {
  const things = nouns.map((noun) => inWords(noun, language))
  const noun = things.at(-1) ?? ''
  const found = defects.map((defect) => inWords(defect, language, noun))
  const at = places.map(({ alone }) => alone[language])
  const place = joined([things.join(', '), ...at], language === 'en' && noun !== '' ? ', ' : ' ')
  const where = joined([scope?.alone[language] ?? '', place], ', ')
  const last = found.pop()
  if (last === undefined) return withPredicates(where, predicates, { language, subject: noun })
  const lastWithPredicates = withPredicates(last, predicates, { language, subject: last })
  return joined([where, [...found, lastWithPredicates].join(', ')], ': ')
}

type Predicated = { language: Language; subject: string }

const withPredicates = (text: string, predicates: readonly WordForms[], { language, subject }: Predicated) =>
  predicates
    .reduce(
      (words, forms) =>
        language === 'en'
          ? forms.en.replace('{}', () => words)
          : `${words} ${agreeing(forms, subject)}`.replace(' ,', ','),
      text,
    )
    .trim()

function inWords({ what, before, after, figures }: Said, language: Language, noun = ''): string {
  if (what === null) {
    // `new` agrees with the part it describes; a quantity agrees with nothing.
    return before
      .map((forms) =>
        language === 'ru' && forms.role === 'quality' ? agreeing(forms, noun) : forms.alone[language],
      )
      .join(' ')
  }
  const word = wordOf(what, language)
  const adjective = (forms: WordForms) => {
    if (language === 'en') return forms.en
    return what.entry ? agreeing(forms, word) : forms.alone.ru
  }
  // Before a single word it is an adjective; a longer phrase may have a verb.
  const isWord = !word.includes(' ')
  const sizes = isWord ? after.filter(({ role }) => role === 'size') : []
  const rest = after.filter((forms) => !sizes.includes(forms))
  const adjectives = [...before, ...sizes].map(adjective)
  return joined(
    [
      adjectives.join(areOpposite(before) ? { en: ' and ', ru: ' и ' }[language] : ' '),
      word,
      ...rest.map(({ role, alone }) => (role === 'size' ? `(${alone[language]})` : alone[language])),
      ...figures,
    ],
    ' ',
  )
}

/** In a sentence, a part is called by its first name, and a mark loses what only its legend says. */
function wordOf({ entry, written }: NonNullable<Said['what']>, language: Language): string {
  if (!entry) return written
  const meaning = entry.meaning[language]
  if (entry.category === 'part') return meaning.split(', ')[0] ?? meaning
  return entry.category === 'damage' ? (meaning.split(' (')[0] ?? meaning) : meaning
}

const opposites = ['left right', 'front rear', 'inner outer']

/** `left and right front fender`. */
const areOpposite = ([one, other, more]: readonly WordForms[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  more === undefined &&
  opposites.includes([one.en, other.en].sort().join(' '))
