import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
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

const withSizes = {
  ...withHalls,
  tables: {
    ...withHalls.tables,
    sizeClasses: [
      { upTo: 10_000, class: 'S' as const },
      { upTo: 13_000, class: 'M' as const },
      { upTo: 17_000, class: 'L' as const },
      { upTo: null, class: 'XL' as const },
    ],
    nonRunner: 15_000,
  },
}

async function openInland() {
  const opened = await openCostTables(
    {
      'GET /site/cost-tables': list(draftVersion, aVersion()),
      'GET /site/cost-tables/2': { version: aVersion(), document: withSizes },
      'GET /site/cost-tables/3': { version: draftVersion, document: withSizes },
    },
    '/cost-tables?part=inland',
  )
  return { ...opened, rows: within(await screen.findByRole('region', { name: 'Inland transport' })) }
}

test('rows with the same figures have their names above the first one, and each figure has a unique name', async () => {
  const { user, rows } = await openInland()
  expect(rows.getAllByText('S, to 10 m³').filter(isOverOthers)).toHaveLength(1)
  expect(rows.getByRole('textbox', { name: 'USS Nagoya → Nagoya: S, to 10 m³' })).toHaveValue('9000')
  expect(rows.getByRole('textbox', { name: 'Other halls → Yokohama: XL' })).toHaveValue('25000')
  const nagoya = rows.getByRole('textbox', { name: 'USS Nagoya → Nagoya: S, to 10 m³' })
  await user.clear(nagoya)
  await user.type(nagoya, '9500')
  expect(nagoya.parentElement).toHaveTextContent('9 000')
  expect(rows.getAllByText('S, to 10 m³').filter(isOverOthers)).toHaveLength(1)
})

test('the routes to one port can be shown alone, along with the sizes that all routes use', async () => {
  const { user, rows } = await openInland()
  await user.click(rows.getByRole('button', { name: /Loads at/ }))
  await user.click(screen.getByRole('option', { name: 'Nagoya' }))
  expect(rows.queryByRole('textbox', { name: /→ Yokohama/ })).toBeNull()
  expect(rows.getByRole('textbox', { name: 'USS Nagoya → Nagoya: S, to 10 m³' })).toBeVisible()
  expect(rows.getByRole('textbox', { name: /^Size classes.*: L/ })).toHaveValue('17000')
})

test('a route can have its own surcharge for vehicles that do not run; if left empty, the general one applies', async () => {
  const { user, rows, sent } = await openInland()
  const own = rows.getByRole('textbox', { name: 'USS Nagoya → Nagoya: not running, added' })
  expect(own).toHaveValue('')
  expect(own.getAttribute('placeholder')).toMatch(/^15\s000$/)
  await user.type(own, '28000')
  const other = rows.getByRole('textbox', { name: 'USS Nagoya → Yokohama: not running, added' })
  await user.type(other, '1')
  await user.clear(other)
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  const [{ document }] = sent('PUT /site/cost-tables/draft') as [{ document: typeof withSizes }]
  const { inland } = document.tables.halls['USS Nagoya']
  expect(JSON.parse(JSON.stringify(inland))).toEqual({
    Yokohama: figures,
    Nagoya: { ...figures, S: 9000, nonRunner: 28_000 },
  })
})

test.each([
  ['emptied first', '{Backspace>6/}9500'],
  ['with a slip', 'x{Backspace>6/}9500'],
  ['grouped', '{Backspace>6/}9,500'],
  ['in full-width digits', '{Backspace>6/}９５００'],
])('a figure typed again (%s) is saved as a number', async (_, keys) => {
  const { user, rows, sent } = await openInland()
  const nagoya = rows.getByRole('textbox', { name: 'USS Nagoya → Nagoya: S, to 10 m³' })
  await user.click(nagoya)
  await user.keyboard(keys)
  expect(nagoya).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  const [{ document }] = sent('PUT /site/cost-tables/draft') as [{ document: typeof withSizes }]
  expect(document.tables.halls['USS Nagoya'].inland.Nagoya.S).toBe(9500)
})

test('a figure that is not a number says so at its field', async () => {
  const { user, rows } = await openInland()
  const nagoya = rows.getByRole('textbox', { name: 'USS Nagoya → Nagoya: S, to 10 m³' })
  await user.clear(nagoya)
  await user.type(nagoya, '95.5')
  expect(nagoya).toHaveValue('95.5')
  expect(nagoya).toBeInvalid()
  expect(nagoya).toHaveAccessibleDescription('Whole numbers only.')
})
