import type { Filters } from '../url/listing-state.ts'

/** One applied filter: what it is called, what it says, and the filters without it. */
export type AppliedTag = {
  id: string
  name: 'maker' | 'model' | 'date' | 'lotNo'
  /** A value as it came; days are `YYYY-MM-DD`. */
  value: { text: string } | { day: string } | { from: string; to: string }
  without: Filters
}

export function appliedTags(filters: Filters): AppliedTag[] {
  const { maker, models, days, dateFrom, dateTo, lotNo } = filters
  return [
    ...(maker
      ? [
          {
            id: 'maker',
            name: 'maker',
            value: { text: maker },
            without: { ...filters, maker: '', models: [] },
          } as const,
        ]
      : []),
    ...models.map((model) => ({
      id: `model:${model}`,
      name: 'model' as const,
      value: { text: model },
      without: { ...filters, models: models.filter((other) => other !== model) },
    })),
    ...days.map((day) => ({
      id: `date:${day}`,
      name: 'date' as const,
      value: { day },
      without: { ...filters, days: days.filter((other) => other !== day) },
    })),
    ...(dateFrom || dateTo
      ? [
          {
            id: 'range',
            name: 'date',
            value: { from: dateFrom, to: dateTo },
            without: { ...filters, dateFrom: '', dateTo: '' },
          } as const,
        ]
      : []),
    ...(lotNo
      ? [{ id: 'lotNo', name: 'lotNo', value: { text: lotNo }, without: { ...filters, lotNo: '' } } as const]
      : []),
  ]
}

export const countFilters = (filters: Filters) => appliedTags(filters).length
