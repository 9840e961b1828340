import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'

/** Countries with their codes in the order in which they are listed. */
export const countriesByName = ({ countries }: Pick<CostDocument, 'countries'>, language: string) => {
  const nameOf = ({ names }: CostDocument['countries'][string]) => (language === 'ru' ? names.ru : names.en)
  return Object.entries(countries).sort(([, a], [, b]) => nameOf(a).localeCompare(nameOf(b), language))
}
