import '../testing/setup.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyFilters } from '../bid-list/bid-list-params.ts'
import { show } from '../testing/render.tsx'
import { GroupOptions } from './GroupOptions.tsx'

const halls = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `Hall ${at}`, label: `Hall ${at}` }))

const open = (count: number) =>
  show(
    <GroupOptions
      field="auctions"
      options={halls(count)}
      filters={emptyFilters}
      onChange={() => undefined}
    />,
  )

test('a list of ten options has no search, but a list of eleven does', async () => {
  const { unmount } = await open(10)
  expect(screen.getAllByRole('checkbox')).toHaveLength(10)
  expect(screen.queryByRole('searchbox')).toBeNull()
  unmount()

  const { user } = await open(11)
  await user.type(screen.getByRole('searchbox'), 'hall 10')
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Hall 10'])
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'Osaka')
  expect(screen.getByText('No results')).toBeVisible()
})
