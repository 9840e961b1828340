import { DateRange } from '../../DateRange/index.ts'
import { InFieldSelect } from '../../InFieldSelect/index.ts'
import { RangeField } from '../../RangeField/index.ts'
import { TagList } from '../../Tag/index.ts'
import { Stack } from '../Line.tsx'

const ignore = () => {}
const texts = {
  empty: 'All',
  selected: (count: number) => `${count} selected`,
  search: 'Search',
  clear: 'Clear',
  noResults: 'No results',
  loading: 'Loading',
}
const model = { label: 'Model', options: [{ value: 'Alphard', label: 'Alphard' }], texts, onChange: ignore }
const tags = [
  { id: 'maker', name: 'Maker', text: 'Toyota', removeLabel: 'Remove Maker' },
  { id: 'year', name: 'Year', text: '2014 –', removeLabel: 'Remove Year' },
]

export function FilterPanel() {
  return (
    <Stack gap={8}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px 12px' }}>
        <InFieldSelect {...model} value={[]} />
        <InFieldSelect {...model} value={['Alphard']} />
        <RangeField
          label="Year"
          value={{ from: 2014, to: null }}
          onChange={ignore}
          fromLabel="Year from"
          toLabel="Year to"
          toPlaceholder="To 2026"
          grouped={false}
        />
        <RangeField
          label="Mileage, km"
          value={{ from: null, to: 150_000 }}
          onChange={ignore}
          fromLabel="Mileage from"
          toLabel="Mileage to"
          fromPlaceholder="From 0"
        />
      </div>
      <InFieldSelect {...model} value={['Alphard', 'Allion', 'Aqua']} />
      <DateRange
        label="Dates"
        value={{ from: '2026-11-24', to: '2026-11-28' }}
        onChange={ignore}
        fromLabel="From"
        toLabel="To"
        clearLabel="Clear dates"
        placeholder="Any date"
        locale="en-US"
      />
      <TagList
        label="Filters"
        tags={tags}
        onRemove={ignore}
        moreLabel={(count) => `All tags ${count}`}
        lessLabel="Hide tags"
      />
    </Stack>
  )
}
