import { refused } from '@seriba/api/testing'
import { emptyWish } from '@seriba/domain/orders/order'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOrder, chooseMaker, field, maker, open } from '../testing/make-order.tsx'

test('makers that have lots are offered and can be searched by name', async () => {
  const { user } = await open()
  await user.click(maker())
  await screen.findByRole('option', { name: 'Toyota' })
  await user.keyboard('mits')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Other…'])
  await user.clear(screen.getByRole('searchbox', { name: 'Search makers' }))
  await user.keyboard('OYO{Enter}')
  expect(maker()).toHaveTextContent('Toyota')
})

test('a maker without lots is typed, and one with lots is taken from the list', async () => {
  const { user } = await open()
  await chooseMaker(user, 'Other…')
  await waitFor(() => expect(field('Maker')).toHaveFocus())
  await user.keyboard('Tatra{Tab}')
  expect(field('Maker')).toHaveValue('Tatra')
  await user.clear(field('Maker'))
  await user.type(field('Maker'), 'toyota')
  await user.tab()
  expect(maker()).toHaveTextContent('Toyota')
  await chooseMaker(user, 'Other…')
  await user.type(field('Maker'), 'Tatra')
  await user.click(screen.getByRole('button', { name: 'Choose from the list' }))
  expect(maker()).toHaveTextContent('Choose')
})

test('an order is completed and sent with the keyboard alone, and then appears in the list', async () => {
  const { sent, user } = await open()
  await screen.findByText('Mazda RX-7 FD3S')
  maker().focus()
  await user.keyboard('{Enter}toy{Enter}{Tab}Hiace{Tab}GDJ150{Tab}2018{Tab}2021{Tab}{Tab}80000{Tab}{Tab} ')
  for (let at = 0; document.activeElement !== field('Highest bid') && at < 30; at++) await user.tab()
  await user.keyboard('2600000{Tab}Vladivostok{Enter}')
  await screen.findByText('The order is sent')
  expect(sent).toEqual([
    {
      ...emptyWish,
      maker: 'Toyota',
      model: 'Hiace',
      chassis: 'GDJ150',
      mileageTo: 80_000,
      yearFrom: 2018,
      yearTo: 2021,
      grades: ['S'],
      budget: 2_600_000,
      port: 'Vladivostok',
      note: '',
    },
  ])
  expect(maker()).toHaveTextContent('Choose')
  expect(field('Destination port')).toHaveValue('Vladivostok')
  const mine = screen.getByRole('region', { name: 'My orders' })
  await waitFor(() => expect(within(mine).getAllByRole('listitem')).toHaveLength(2))
})

test('missing values are reported at their fields, and the first one gets the focus', async () => {
  const { sent, user } = await open()
  await user.type(field('Model'), 'Hiace')
  await user.click(screen.getByRole('button', { name: 'Send order' }))
  expect(maker()).toHaveAccessibleDescription('Required field')
  expect(maker()).toHaveFocus()
  expect(field('Highest bid')).toBeInvalid()
  expect(sent).toEqual([])
  await chooseMaker(user)
  expect(maker()).not.toHaveAccessibleDescription('Required field')
})

test('an error keeps the input', async () => {
  const errors = [
    refused(422, 'invalid_input', { fields: { yearTo: 'invalid_input' }, message: {} }),
    refused(500, 'internal'),
  ]
  const { user } = await open(() => errors.shift())
  await chooseMaker(user)
  await user.type(field('Model'), 'Hiace')
  await user.type(field('Highest bid'), '100')
  await user.type(field('Destination port'), 'Poti')
  await user.click(screen.getByRole('button', { name: 'Send order' }))
  expect(await screen.findByText(/^Enter years from 1950/)).toBeVisible()
  expect(field('From year')).toHaveFocus()
  await user.type(field('From year'), '2020')
  await user.click(screen.getByRole('button', { name: 'Send order' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost')
  expect(
    [field('Model'), field('Destination port')].map((input) => (input as HTMLInputElement).value),
  ).toEqual(['Hiace', 'Poti'])
  expect(maker()).toHaveTextContent('Toyota')
})

test('a client’s own orders are summarized in one line each, also in Russian', async () => {
  await open(undefined, 'ru')
  const mine = await screen.findByRole('region', { name: 'Мои заказы' })
  const [order] = await within(mine).findAllByRole('listitem')
  expect(order?.textContent?.replaceAll('\u00A0', ' ')).toContain('до 2002, R, до ¥ 5 000 000, Vladivostok')
  expect(order).toHaveTextContent('Ищем')
})

test('past prices of similar vehicles are shown beside the budget, and how far it would have gone', async () => {
  const { user } = await open()
  await chooseMaker(user)
  await user.type(field('Model'), 'Hiace')
  const said = await screen.findByText(/half of them between ¥.2 420 000 and ¥.3 380 000/)
  expect(said).toHaveTextContent(/418 sold, average ¥.[\d\s]+, half/)
  expect(screen.queryByText(/of 10/)).toBeNull()
  await user.type(field('Highest bid'), '3000000')
  expect(await screen.findByText(/Your budget would have won about 6 of 10/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See statistics' })).toHaveAttribute(
    'href',
    '/car-statistics?maker=Toyota&model=Hiace',
  )
})

test('unsent input is restored', async () => {
  const { user } = await open()
  await chooseMaker(user, 'Other…')
  await user.type(field('Maker'), 'Mazda')
  await user.type(field('Color'), 'Red')
  cleanup()
  await open()
  expect(field('Maker')).toHaveValue('Mazda')
  expect(field('Color')).toHaveValue('Red')
  expect([localStorage.getItem('order-draft'), sessionStorage.getItem('order-draft')]).toEqual([
    null,
    expect.any(String),
  ])
})

test('a draft that is not an order is ignored', async () => {
  sessionStorage.setItem('order-draft', '{"maker":7,"grades":"A","model":"Hiace"}')
  await open()
  expect(maker()).toHaveTextContent('Choose')
  expect(field('Model')).toHaveValue('Hiace')
})

test('an open order links to matching lots while there are any', async () => {
  await open(undefined, 'en', [
    anOrder(1, { maker: 'toyota', model: 'Hiace', yearFrom: 2018, yearTo: null, mileageTo: 80_000 }),
    anOrder(2, { maker: 'Toyota', model: 'Hiace', status: 'closed', stage: 'closed' }),
    anOrder(3),
  ])
  const link = await screen.findByRole('link', { name: 'Matching lots' })
  expect(link).toHaveAttribute(
    'href',
    '/car-auctions?maker=Toyota&model=Hiace&year=2018%2C0&mileage=0%2C80000',
  )
  expect(screen.getAllByRole('link', { name: 'Matching lots' })).toHaveLength(1)
})

test('a client can close their own order', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Close the order of Mazda RX-7 FD3S' }))
  const mine = within(screen.getByRole('region', { name: 'My orders' }))
  expect(await mine.findByText('Closed')).toBeVisible()
  await waitFor(() => expect(mine.queryByRole('button', { name: /^Close/ })).toBeNull())
})
