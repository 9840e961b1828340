import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { restoreFocusOnBack } from './restore-focus-on-back.ts'

let stop = () => {}
afterEach(() => {
  stop()
  cleanup()
})

const bids = [1, 2, 3]

/** A list that is loaded again whenever its page is opened. */
function List() {
  const [fetched, setFetched] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => setFetched(true), 30)
    return () => clearTimeout(timer)
  }, [])
  if (!fetched) return <p>Loading</p>
  return (
    <>
      <input aria-label="Search" />
      {bids.map((bid) => (
        <div key={bid}>
          <Link to={`/bids/${bid}`}>Bid {bid}</Link>
          <Link to={`/bids/${bid}`}>Photo {bid}</Link>
        </div>
      ))}
      <button type="button" onClick={() => navigate('/bids/9')}>
        Latest bid
      </button>
    </>
  )
}

function Bid() {
  return <h1>Bid</h1>
}

function Form() {
  return (
    <>
      <input aria-label="Amount" ref={(field) => field?.focus()} />
      <Link to="/bids/1">Bid 1</Link>
    </>
  )
}

async function openList() {
  const router = createMemoryRouter(
    [
      { path: '/bids', element: <List /> },
      { path: '/bids/:id', element: <Bid /> },
      { path: '/form', element: <Form /> },
    ],
    { initialEntries: ['/bids'] },
  )
  stop = restoreFocusOnBack(router)
  render(<RouterProvider router={router} />)
  await screen.findByRole('link', { name: 'Bid 1' })
  return { router, user: userEvent.setup() }
}

const link = (name: string) => screen.findByRole('link', { name })

test('Back returns the focus to the link that was followed, once the list has loaded', async () => {
  const { router, user } = await openList()
  ;(await link('Photo 2')).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Bid' })
  expect(document.body).toHaveFocus()
  await router.navigate(-1)
  const photo = await link('Photo 2')
  await waitFor(() => expect(photo).toHaveFocus())
})

test('Back returns the focus to the button that led away', async () => {
  const { router, user } = await openList()
  await user.click(screen.getByRole('button', { name: 'Latest bid' }))
  await screen.findByRole('heading', { name: 'Bid' })
  await router.navigate(-1)
  const button = await screen.findByRole('button', { name: 'Latest bid' })
  await waitFor(() => expect(button).toHaveFocus())
})

test('a page that corrects its address while opening gets the focus back as well', async () => {
  const { router, user } = await openList()
  await user.click(await link('Bid 3'))
  await screen.findByRole('heading', { name: 'Bid' })
  await router.navigate(-1)
  await router.navigate('/bids?page=1', { replace: true })
  const bid = await link('Bid 3')
  await waitFor(() => expect(bid).toHaveFocus())
})

test('a user who has started something else before the list loads keeps the focus', async () => {
  const { router, user } = await openList()
  await user.click(await link('Bid 2'))
  await screen.findByRole('heading', { name: 'Bid' })
  await router.navigate(-1)
  await screen.findByText('Loading')
  // The frame in which the search for the list begins.
  await new Promise(requestAnimationFrame)
  await user.keyboard('{Shift}')
  await link('Bid 2')
  await new Promise(requestAnimationFrame)
  expect(document.body).toHaveFocus()
})

test('a field that takes the focus when its page opens keeps it', async () => {
  const { router, user } = await openList()
  await router.navigate('/form')
  await screen.findByRole('textbox', { name: 'Amount' })
  await user.click(await link('Bid 1'))
  await screen.findByRole('heading', { name: 'Bid' })
  await router.navigate(-1)
  const field = await screen.findByRole('textbox', { name: 'Amount' })
  await new Promise(requestAnimationFrame)
  expect(field).toHaveFocus()
})
