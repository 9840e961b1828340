import '@testing-library/jest-dom/vitest'
import { connectRouter } from '@seriba/ui/close-on-back'
import { Sheet } from '@seriba/ui/Sheet'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'

let close: () => void = () => {}
beforeEach(() => window.history.pushState(null, '', '/before'))
afterEach(() => {
  cleanup()
  close()
})

function Lot() {
  const [open, setOpen] = useState<'bid' | 'photos' | null>(null)
  const [amount, setAmount] = useState('')
  return (
    <>
      <h1>Lot</h1>
      <button type="button" onClick={() => setOpen('bid')}>
        Place bid
      </button>
      <Sheet isOpen={open !== null} onClose={() => setOpen(null)} title="Bid" closeLabel="Close bid">
        <input aria-label="Amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
        <button type="button" onClick={() => setOpen('photos')}>
          Photos
        </button>
        <Link to="/balance">Balance</Link>
        <Sheet
          isOpen={open === 'photos'}
          onClose={() => setOpen('bid')}
          title="Photos"
          closeLabel="Close photos"
        >
          Six photos
        </Sheet>
      </Sheet>
    </>
  )
}

async function openBid() {
  const balance = async () => ({ element: <h1>Balance</h1> })
  const router = createBrowserRouter([
    { path: '/before', element: <h1>Before</h1> },
    { path: '/lot', element: <Lot /> },
    // Another page has to load first.
    { path: '/balance', lazy: () => new Promise((done) => setTimeout(() => done(balance()), 120)) },
  ])
  connectRouter({
    key: () => router.state.location.key,
    busy: () => router.state.navigation.state !== 'idle',
  })
  close = () => router.dispose()
  render(<RouterProvider router={router} />)
  await router.navigate('/lot')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Place bid' }))
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '500000')
  await depthIs(1)
  return { user, router }
}

const depthIs = (depth: number) => waitFor(() => expect(window.history.state?.overlays ?? 0).toBe(depth))
const bid = () => screen.queryByRole('dialog', { name: 'Bid' })

test('Back closes overlays one after another and keeps the input', async () => {
  const { user } = await openBid()
  await user.click(screen.getByRole('button', { name: 'Photos' }))
  await screen.findByRole('dialog', { name: 'Photos' })
  await depthIs(2)
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Photos' })).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500000')
  window.history.back()
  await waitFor(() => expect(bid()).toBeNull())
  expect(screen.getByRole('heading', { name: 'Lot' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Place bid' }))
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('500000')
})

test('an overlay closed in another way leaves no step in the history', async () => {
  const { user } = await openBid()
  await user.click(screen.getByRole('button', { name: 'Close bid' }))
  await depthIs(0)
  window.history.back()
  expect(await screen.findByRole('heading', { name: 'Before' })).toBeVisible()
})

test('a link in an overlay leads onward, and Back returns to the page without the overlay', async () => {
  const { user, router } = await openBid()
  await user.click(screen.getByRole('link', { name: 'Balance' }))
  await screen.findByRole('heading', { name: 'Balance' })
  window.history.back()
  await screen.findByRole('heading', { name: 'Lot' })
  await depthIs(0)
  expect(bid()).toBeNull()
  window.history.back()
  await screen.findByRole('heading', { name: 'Before' })
  expect(router.state.location.pathname).toBe('/before')
})

test('Forward does not reopen what Back has closed', async () => {
  await openBid()
  window.history.back()
  await waitFor(() => expect(bid()).toBeNull())
  await depthIs(0)
  window.history.forward()
  await waitFor(() => expect(window.history.state?.overlays ?? 0).toBe(0))
  expect(bid()).toBeNull()
  expect(screen.getByRole('heading', { name: 'Lot' })).toBeVisible()
})
