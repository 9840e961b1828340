import type { SelectOption } from '@seriba/ui/InFieldSelect'
import type { BidFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'

export const filterFields = [
  'dates',
  'auctions',
  'manager',
  'clients',
  'chassisId',
  'condition',
  'mileage',
  'status',
  'group',
] as const
export type FilterField = (typeof filterFields)[number]

/** What a list can be filtered by; `range` is the dates from and to. */
export type ListedFilter = FilterField | 'range'

/** Which list has which filters (3§6.2). */
export const fieldsOf = {
  client: ['dates', 'auctions', 'chassisId', 'mileage', 'status', 'group'],
  dealer: ['clients'],
  manager: filterFields,
} as const satisfies Record<string, readonly ListedFilter[]>

/** For the archive. */
export const archiveFields = {
  client: ['range', 'auctions', 'chassisId', 'mileage', 'status'],
  dealer: ['range', 'auctions', 'clients'],
  manager: ['range', 'auctions', 'status', 'manager', 'clients'],
} as const satisfies Record<string, readonly ListedFilter[]>

/** `2026-11-24` in the format in which dates are shown. */
export const showDay = (day: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? day.replaceAll('-', '.') : day)

type FieldFacts = {
  options: (options: BidListModel['options']) => SelectOption[]
  read: (filters: BidFilters) => string[]
  write: (values: readonly string[]) => Partial<BidFilters>
  single?: boolean
}

const listed = (options: readonly { value: string | number; label: string }[] = []) =>
  options.map(({ value, label }) => ({ value: String(value), label }))

type Lists = 'auctions' | 'chassis' | 'conditions'
type NumberLists = 'clients' | 'managers' | 'mileages' | 'statuses' | 'groups'
type OptionName = Exclude<keyof NonNullable<BidListModel['options']>, 'dates'>

const ofTexts = (option: OptionName, name: Lists): FieldFacts => ({
  options: (options) => listed(options?.[option]),
  read: (filters) => [...filters[name]],
  write: (values) => ({ [name]: values }),
})

const ofNumbers = (option: OptionName, name: NumberLists): FieldFacts => ({
  options: (options) => listed(options?.[option]),
  read: (filters) => filters[name].map(String),
  write: (values) => ({ [name]: values.map(Number) }),
})

/** Where each filter is in the list's state. */
export const fieldFacts: Record<FilterField, FieldFacts> = {
  dates: {
    options: (options) =>
      listed(options?.dates).map((option) => ({ ...option, label: showDay(option.label) })),
    read: ({ date }) => (date ? [date] : []),
    write: ([date]) => ({ date: date ?? null }),
    single: true,
  },
  auctions: ofTexts('auctions', 'auctions'),
  clients: ofNumbers('clients', 'clients'),
  manager: ofNumbers('manager', 'managers'),
  chassisId: ofTexts('chassisId', 'chassis'),
  condition: ofTexts('condition', 'conditions'),
  mileage: ofNumbers('mileage', 'mileages'),
  status: ofNumbers('status', 'statuses'),
  group: ofNumbers('group', 'groups'),
}
