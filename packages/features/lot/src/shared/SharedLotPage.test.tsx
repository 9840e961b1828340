import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { SharedLotPage } from './SharedLotPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (query = '', code = '418027') =>
  renderPage(
    <SharedLotPage list="car-auctions" id="8841207" code={new URLSearchParams(query).get('code') ?? ''} />,
    {
      path: `/car-auctions/share/8841207${query}`,
      route: '/car-auctions/share/:id',
      code,
    },
  )

const field = () => screen.findByRole('textbox', { name: 'Enter password' })
const car = () => screen.findByRole('heading', { name: 'Toyota Prado' })

test('the right code opens the car without bidding', async () => {
  const { user } = await open()
  await user.type(await field(), '418027')
  expect(await car()).toBeInTheDocument()
  expect(screen.getByText('Toyota Prado 2019')).toBeInTheDocument()
  // Once in the header of wide screens, once in the status line of small ones.
  expect(screen.getAllByText('41207')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /bid/i })).not.toBeInTheDocument()
})

test('a shared car shows only the original of its sheet', async () => {
  await open('?code=418027')
  await car()
  const sheet = within(screen.getByRole('region', { name: 'Auction sheet' }))
  expect(sheet.getByRole('img', { name: /Auction sheet of lot 41207/ })).toBeVisible()
  expect(sheet.getByRole('heading', { name: 'Auction sheet' })).toBeVisible()
  expect(sheet.queryByRole('tab')).toBeNull()
})

test('a wrong code is reported until another digit is typed', async () => {
  const { user, tried } = await open()
  const input = await field()
  await user.type(input, '111111')
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong access code')
  expect(input).toBeInvalid()
  await user.type(input, '{Backspace}')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(tried).toEqual(['', '111111'])
})

test('a link that contains its code opens the car immediately', async () => {
  const { tried } = await open('?code=418027')
  expect(await car()).toBeInTheDocument()
  expect(tried).toEqual(['418027'])
})

test('a wrong code in the link is shown as wrong', async () => {
  await open('?code=999999')
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong access code')
  expect(await field()).toHaveValue('999999')
})

test('a browser that has opened the car before needs no code', async () => {
  const { tried } = await open('', '')
  expect(await car()).toBeInTheDocument()
  expect(tried).toEqual([''])
})

test('people who guess codes are told to wait', async () => {
  const { user } = await open()
  const input = await field()
  for (const guess of ['111111', '222222', '333333', '444444', '555555', '666666']) {
    await user.clear(input)
    await user.type(input, guess)
    await screen.findByRole('alert')
  }
  expect(await screen.findByText(/Too many wrong codes/)).toBeInTheDocument()
})

test('a link without a valid lot says so and asks for no code', async () => {
  const { tried } = await renderPage(<SharedLotPage list="car-auctions" id="nope" code="" />, {
    path: '/car-auctions/share/nope',
    route: '/car-auctions/share/:id',
  })
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(tried).toEqual([])
})
