import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

const open = (answer: unknown, options: { path?: string; language?: 'en' | 'ru' } = {}) =>
  openPages({ 'GET /client/view': answer }, { path: '/clients/104882', ...options })

const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')

test('tells who a client is', async () => {
  await open(aClient())
  expect(await screen.findByRole('heading', { name: 'Dmitri Kovalenko' })).toBeVisible()
  expect(screen.getByText('Bidding allowed')).toBeVisible()
  expect(await screen.findByText(/104882, Vostok Auto, Vladivostok, Russia/)).toBeVisible()
  const profile = screen.getByRole('complementary', { name: 'Profile' })
  for (const fact of ['Pays in three days.', 'Registered2023.06.02', 'Last login2026.11.24 9:41'])
    expect(text(profile)).toContain(fact)
  expect(within(profile).getByRole('link', { name: 'dk@vostok-auto.example' })).toHaveAttribute(
    'href',
    'mailto:dk@vostok-auto.example',
  )
  expect(text(profile)).toContain('LanguageRussian, e-mails on')
})

test('tells what he may still bid, and how that comes about', async () => {
  await open(aClient())
  const sum = await screen.findByRole('region', { name: 'Credit and limits' })
  expect([...sum.querySelectorAll('dl > div')].map(text)).toEqual([
    'Balance¥ 1 240 500',
    'Credit limit+¥ 8 000 000',
    'Active bids−¥ 4 888 000',
    'Available limit¥ 4 352 500',
    'Maximum bid allowed¥ 4 350 000',
  ])
  expect(screen.getByText('16 bids')).toBeVisible()
  expect(screen.getByText('no limit')).toBeVisible()
})

test('tells all that staff is to know of a client', async () => {
  await open(aClient({ messengerNumber: '+7 914 555', port: 'Nakhodka' }))
  await screen.findByRole('heading', { name: 'Dmitri Kovalenko' })
  const facts = new Map(
    [...document.querySelectorAll('dl > div')].map((fact) => [
      fact.querySelector('dt')?.textContent,
      text(fact.querySelector('dd') ?? fact),
    ]),
  )
  await waitFor(() => expect(screen.getAllByText('Russia')[0]).toBeVisible())
  // 1§3.3, and beside it the type of account and its access level, which stand by the name.
  expect([...facts.keys()]).toEqual(
    expect.arrayContaining(['Company', 'Country', 'Registered', 'Last login', 'Manager', 'Language']),
  )
  expect(facts.get('Registered')).toBe('2023.06.02')
  expect(facts.get('Last login')).toBe('2026.11.24 9:41')
  expect(facts.get('Manager')).toBe('Saki Mori')
  expect(facts.get('Balance')).toContain('1 240 500')
  expect(facts.get('Credit limit')).toContain('8 000 000')
  expect(facts.get('Daily bid limit')).toBe('11 of 30')
  expect([facts.get('Messenger'), facts.get('Port')]).toEqual(['+7 914 555', 'Nakhodka'])
  expect(screen.getByText('Client', { exact: true })).toBeVisible()
  expect(screen.getByText('Bidding allowed')).toBeVisible()
  expect(screen.getByText('Pays in three days.')).toBeVisible()
})

test('has a place for his bids', async () => {
  await open(aClient())
  expect(await screen.findByText('17 bids of 104882')).toBeVisible()
})

test('a client who may not bid is marked', async () => {
  await open(aClient({ biddingAllowed: false, notes: null }))
  expect(await screen.findByText('Bidding not allowed')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a note' })).toBeVisible()
  expect(screen.queryByText('Pays in three days.')).not.toBeInTheDocument()
})

test('says when there is no such client, and asks nobody about nonsense', async () => {
  await open(() => refused(404, 'client_not_found'))
  expect(await screen.findByText('There is no such client.')).toBeVisible()
  const { calls } = await open(aClient(), { path: '/clients/abc' })
  expect(await screen.findAllByText('There is no such client.')).toHaveLength(2)
  expect(calls).not.toContain('GET /client/view')
})

test('can be asked for again when it failed', async () => {
  let tries = 0
  await open(() => (++tries === 1 ? refused(500, 'internal') : aClient()))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Dmitri Kovalenko' })).toBeVisible()
})

test('speaks Russian', async () => {
  await open(aClient(), { language: 'ru' })
  expect(await screen.findByText('Ставки разрешены')).toBeVisible()
})
