import type { SelectOption } from '@seriba/ui/InFieldSelect'
import type { BidFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'

export const filterFields = ['dates', 'auctions', 'clients'] as const
export type FilterField = (typeof filterFields)[number]

/** What a list is filtered by; `range` are dates from and to. */
export type ListedFilter = FilterField | 'range'

/** The archive's (3§6.2). */
export const archiveFields = {
  client: ['range', 'auctions'],
  dealer: ['range', 'auctions', 'clients'],
  manager: ['range', 'auctions', 'clients'],
} as const satisfies Record<string, readonly ListedFilter[]>

/** `2026-11-24` as dates are shown. */
export const showDay = (day: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? day.replaceAll('-', '.') : day)

type FieldFacts = {
  options: (options: BidListModel['options']) => SelectOption[]
  read: (filters: BidFilters) => string[]
  write: (values: readonly string[]) => Partial<BidFilters>
  single?: boolean
}

const listed = (options: readonly { value: string | number; label: string }[] = []) =>
  options.map(({ value, label }) => ({ value: String(value), label }))

/** How each filter stands in the list's state. */
export const fieldFacts: Record<FilterField, FieldFacts> = {
  dates: {
    options: (options) =>
      listed(options?.dates).map((option) => ({ ...option, label: showDay(option.label) })),
    read: ({ date }) => (date ? [date] : []),
    write: ([date]) => ({ date: date ?? null }),
    single: true,
  },
  auctions: {
    options: (options) => listed(options?.auctions),
    read: ({ auctions }) => [...auctions],
    write: (auctions) => ({ auctions }),
  },
  clients: {
    options: (options) => listed(options?.clients),
    read: ({ clients }) => clients.map(String),
    write: (clients) => ({ clients: clients.map(Number) }),
  },
}
