import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { isSame } from '@seriba/domain/landed-cost/count-changes'

export type DestinationState = 'draft' | 'published' | 'rulesOnly' | 'prohibited' | 'reviewDue'

export const stateTones = {
  draft: 'blue',
  published: 'green',
  rulesOnly: 'gray',
  prohibited: 'red',
  reviewDue: 'orange',
} as const satisfies Record<DestinationState, string>

/** The keys of a country's programs: for everybody, for private importers, for traders. */
export const programmesOf = ({ tables }: CostDocument, country: string): string[] =>
  Object.keys(tables.programmes).filter((key) => key.split('/')[0] === country)

/** What differs for a country from the version in force, otherwise what it offers, or that it has to be reviewed. */
export function destinationState(
  document: CostDocument,
  published: CostDocument | null,
  code: string,
  today: string,
): DestinationState {
  if (published && !isSame(partOf(published, code), partOf(document, code))) return 'draft'
  const country = document.countries[code]
  if (country?.offer === 'prohibited') return 'prohibited'
  if (country?.reviewBy != null && country.reviewBy < today) return 'reviewDue'
  return country?.offer === 'rulesOnly' ? 'rulesOnly' : 'published'
}

const partOf = (document: CostDocument, code: string) => ({
  country: document.countries[code],
  programmes: Object.fromEntries(
    programmesOf(document, code).map((key) => [key, document.tables.programmes[key]]),
  ),
})
