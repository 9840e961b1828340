import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a choice that stays for a moment is requested before it is applied, and only once', async () => {
  let address = () => ''
  const asked: { maker: string | null; address: string }[] = []
  const listing = await renderListing({
    answer: (query) => {
      asked.push({ maker: query.get('makerId'), address: address() })
      return {}
    },
  })
  address = listing.address
  await listing.user.click(await screen.findByRole('button', { name: /^Maker/ }))
  await listing.user.click(await screen.findByRole('option', { name: /Toyota/ }))
  await waitFor(() => expect(address()).toBe('?maker=Toyota'))
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
  expect(asked.slice(1)).toEqual([{ maker: 'Toyota', address: '' }])
})
