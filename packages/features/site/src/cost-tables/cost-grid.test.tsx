import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aVersion, draftVersion, soundDocument } from '../testing/costs.ts'
import { list, openCostTables } from '../testing/open-cost-tables.tsx'

afterEach(cleanup)

const figures = { S: 10_000, M: 11_000, L: 14_000, XL: 25_000 }
const { tables } = soundDocument
const withHalls = {
  ...soundDocument,
  tables: {
    ...tables,
    halls: {
      ...tables.halls,
      'USS Nagoya': { auctionFee: [], inland: { Yokohama: figures, Nagoya: { ...figures, S: 9000 } } },
    },
  },
}
const isOverOthers = (label: HTMLElement) => label.closest('li[data-alike]') === null

test('rows with the same figures have their names over the first, and each figure a name of its own', async () => {
  const { user } = await openCostTables(
    {
      'GET /site/cost-tables': list(draftVersion, aVersion()),
      'GET /site/cost-tables/2': { version: aVersion(), document: withHalls },
      'GET /site/cost-tables/3': { version: draftVersion, document: withHalls },
    },
    '/cost-tables?part=inland',
  )
  const rows = within(await screen.findByRole('region', { name: 'Inland transport' }))
  expect(rows.getAllByText('S').filter(isOverOthers)).toHaveLength(1)
  expect(rows.getByRole('textbox', { name: 'USS Nagoya → Nagoya: S' })).toHaveValue('9000')
  expect(rows.getByRole('textbox', { name: 'Other halls → Yokohama: XL' })).toHaveValue('25000')
  const nagoya = rows.getByRole('textbox', { name: 'USS Nagoya → Nagoya: S' })
  await user.clear(nagoya)
  await user.type(nagoya, '9500')
  expect(nagoya.parentElement).toHaveTextContent('9 000')
  expect(rows.getAllByText('S').filter(isOverOthers)).toHaveLength(1)
})
