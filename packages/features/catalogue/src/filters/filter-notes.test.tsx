import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a range with one open end is shown in words with its unit', async () => {
  await renderListing({ path: '/?year=2018,0&mileage=0,200000&startPrice=100000,900000' })
  const tags = within(await screen.findByRole('list', { name: 'Applied filters' })).getAllByRole('listitem')
  expect(tags.slice(0, 3).map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'Year: from 2018',
    'Mileage: up to 200 000 km',
    'Start price: 100 000 – 900 000 ¥',
  ])
})

test('unknown values in an address are listed and can be cleared', async () => {
  const { user, asked, address } = await renderListing({
    path: '/?maker=Toyota&status=abc&status=4532&date=2026-02-31',
  })
  const note = await screen.findByText(/^Unknown filters/)
  expect(note).toHaveTextContent('Date 2026-02-31, Status abc')
  await waitFor(() => expect(asked[0]?.getAll('status')).toEqual(['4532']))
  await user.click(screen.getByRole('button', { name: 'Clear it' }))
  expect(address()).toBe('?maker=Toyota&status=4532')
  expect(screen.queryByText(/^Unknown filters/)).toBeNull()
})

test.each([true, false])('filters that failed to load can be retried (wide: %s)', async (wide) => {
  let broken = true
  const { user } = await renderListing({ wide, fails: (path) => broken && path.endsWith('/filters') })
  if (!wide) await user.click(await screen.findByRole('button', { name: 'Search' }))
  const note = await screen.findByText('Couldn’t load the filters')
  if (wide) expect(screen.getByRole('button', { name: /^Maker/ })).toHaveTextContent('Not loaded')
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(note).not.toBeInTheDocument())
})

test('filters whose counts failed to load do not show earlier counts', async () => {
  let broken = false
  const { user } = await renderListing({
    path: '/?maker=Toyota&model=Crown',
    fails: (path) => broken && path.endsWith('/filters'),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Model Crown filter' }))
  expect(await screen.findByText(/^1 filter, 12.482 lots$/)).toBeVisible()
  broken = true
  await user.click(screen.getByRole('button', { name: 'Remove Maker Toyota filter' }))
  expect(await screen.findByText('Couldn’t load the filters')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/12.482 lots$/)).toBeNull())
})
