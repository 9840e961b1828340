import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseMaker, field, open } from '../testing/make-order.tsx'

const rule = {
  verdict: 'doesNotFit',
  by: 'japan',
  says: {
    en: 'Engines over 1 900 cc may not be exported.',
    ru: 'Двигатели больше 1 900 см³ вывозить нельзя.',
  },
  formality: false,
}
const banned = {
  ban: {
    port: { en: 'Vladivostok', ru: 'Владивосток' },
    country: { en: 'Russia', ru: 'Россия' },
    verdict: { verdict: 'doesNotFit', basis: 'rules', rules: [rule] },
    lots: 12,
  },
  banAbove: null,
}

test('a vehicle that cannot be imported at the port is shown as banned before it is ordered, in the same words as its lots', async () => {
  const { user } = await open(undefined, 'en', [], banned)
  await chooseMaker(user)
  await user.type(field('Model'), 'Hiace')
  expect(screen.queryByText('Does not fit Vladivostok')).not.toBeInTheDocument()
  await user.type(field('Destination port'), 'Vladivostok')
  expect(await screen.findByText('Does not fit Vladivostok')).toBeVisible()
  expect(screen.getByText(/Engines over 1 900 cc may not be exported\. .*all 12 upcoming lots/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send order' })).toBeEnabled()
})

test('a budget that would reach an export ban shows an amber warning with the bid where it starts', async () => {
  const because = {
    en: 'Japan forbids the export of cars worth more than ¥6 million to Russia.',
    ru: 'Япония запрещает вывоз в Россию автомобилей дороже 6 млн иен.',
  }
  const above = { port: banned.ban.port, because, bid: 5_790_000, lots: 3 }
  const ban = (request: Request) => ({
    ban: null,
    banAbove: new URL(request.url).searchParams.get('budget') === '7000000' ? above : null,
  })
  const { user } = await open(undefined, 'en', [], ban)
  await chooseMaker(user)
  await user.type(field('Model'), 'Hiace')
  await user.type(field('Destination port'), 'Vladivostok')
  await user.type(field('Highest bid'), '7000000')
  const said = await screen.findByText(/^For Vladivostok, bids above ¥.5.790.000 can’t be accepted/)
  expect(said.closest('[role="status"]')).toHaveAttribute('data-tone', 'orange')
  expect(screen.getByText(/worth more than ¥6 million to Russia\. .*all 3 upcoming lots/)).toBeVisible()
})
