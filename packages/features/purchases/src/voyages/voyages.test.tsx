import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aVoyage } from '../testing/desk.ts'
import { openPage, text } from '../testing/render.tsx'
import { VoyagesPage } from './VoyagesPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const sunRio = aVoyage({
  number: '117',
  fromPort: 'Toyama',
  cutOff: '2026-11-14',
  etd: '2026-11-18',
  eta: '2026-11-26',
  capacity: 64,
  cars: 64,
  clients: 31,
  version: 3,
})
const update = 'PUT /site/voyages'
const open = (answers: Record<string, unknown> = {}) =>
  openPage(<VoyagesPage />, {
    route: '/voyages',
    path: '/voyages',
    role: 'manager',
    answers: { 'GET /site/voyages': { voyages: [sunRio], today: '2026-11-24' }, ...answers },
  })

test('a voyage shows where it is, how many cars it carries and how many more fit', async () => {
  await open()
  const row = await screen.findByRole('row', { name: /Sun Rio 117/ })
  expect(text(row)).toContain('2026.11.182026.11.26640At sea')
  expect(within(row).getByRole('link', { name: 'Purchases on Sun Rio 117: 64' })).toHaveAttribute(
    'href',
    '/purchases?voyage=7',
  )
})

test('a changed arrival shows which purchases it affects, and is sent with its reason', async () => {
  const { user, sent } = await open({ [update]: { voyage: sunRio, moved: 64 } })
  await user.click(await screen.findByRole('button', { name: 'Edit Sun Rio 117' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sun Rio 117' }))
  const eta = dialog.getByRole('textbox', { name: 'ETA' })
  await user.clear(eta)
  await user.type(eta, '20261128')
  expect(dialog.getByText(/ETA 11.26 → 11.28 moves 64 purchases of 31 clients/)).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Reason, in the email' }), 'Storm')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent(update)[0]).toMatchObject({
      id: 7,
      version: 3,
      eta: '2026-11-28',
      notify: true,
      reason: 'Storm',
    }),
  )
})

test('missing values are reported at their fields, a conflicting change is reported, and the input is kept', async () => {
  const { user } = await open({ [update]: () => refused(409, 'stale') })
  await user.click(await screen.findByRole('button', { name: 'Edit Sun Rio 117' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sun Rio 117' }))
  const ship = dialog.getByRole('textbox', { name: 'Ship' })
  await user.clear(ship)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(ship).toHaveAccessibleDescription('Required field'))
  await user.type(ship, 'Blue Petrel')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Someone else changed this/)
  expect(ship).toHaveValue('Blue Petrel')
})

test('a first voyage is added with its key', async () => {
  const create = 'POST /site/voyages'
  const { user, sent } = await open({
    'GET /site/voyages': { voyages: [], today: '2026-11-24' },
    [create]: { voyage: sunRio },
  })
  expect(await screen.findByText('No voyages yet')).toBeVisible()
  await user.keyboard('n')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add voyage' }))
  const typed = {
    Carrier: 'East Sea Lines',
    Ship: 'Sun Rio',
    'Voyage number': '117',
    From: 'Toyama',
    To: 'Vladivostok',
  }
  for (const [name, value] of Object.entries(typed))
    await user.type(dialog.getByRole('textbox', { name }), value)
  await user.type(dialog.getByRole('textbox', { name: /^Capacity/ }), '0')
  await user.type(dialog.getByRole('textbox', { name: 'ETD' }), '20261118')
  await user.type(dialog.getByRole('textbox', { name: 'ETA' }), '20261126')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent(create)).toEqual([
      {
        line: 'East Sea Lines',
        ship: 'Sun Rio',
        number: '117',
        fromPort: 'Toyama',
        toPort: 'Vladivostok',
        cutOff: '',
        etd: '2026-11-18',
        eta: '2026-11-26',
        capacity: 0,
      },
    ]),
  )
})

test('on a small screen a voyage has three lines and can be edited from them', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { user } = await open()
  const line = within(await screen.findByRole('list', { name: 'Voyages' })).getByRole('listitem')
  expect(text(line)).toBe('Sun Rio 117At seaToyama – VladivostokCars 64ETD 2026.11.18, ETA 2026.11.26')
  await user.click(within(line).getByRole('button', { name: 'Edit Sun Rio 117' }))
  expect(await screen.findByRole('dialog', { name: 'Sun Rio 117' })).toBeVisible()
})

test('on a phone the button that adds a voyage is as large as those beside it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await open()
  await screen.findByRole('list', { name: 'Voyages' })
  expect(screen.getByRole('button', { name: 'Add voyage' })).toHaveAttribute('data-size', 'touch')
  expect(screen.getByRole('button', { name: 'Save the list as CSV' })).toHaveAttribute('data-size', 'touch')
})

test('the voyages shown are exported as a file', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, asked } = await open({ 'GET /site/voyages-export': { url: '/v1/voyages-export?link=x' } })
  await user.click(await screen.findByRole('button', { name: 'Save the list as CSV' }))
  await waitFor(() => expect(asked('/site/voyages-export')[0]?.toString()).toBe('past=0&format=csv'))
})
