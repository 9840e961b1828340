import { refused } from '@seriba/api/testing'
import type { CostChoices } from '@seriba/contracts/costs'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { DestinationSetting } from './DestinationSetting.tsx'

const none: CostChoices = { port: null, regime: 'private', currency: 'NZD', milestone: 'landed' }
const ports = [
  {
    value: 'Vladivostok',
    names: { en: 'Vladivostok', ru: 'Владивосток' },
    country: { en: 'Russia', ru: 'Россия' },
    asksForRegime: true,
  },
  {
    value: 'Auckland',
    names: { en: 'Auckland', ru: 'Окленд' },
    country: { en: 'New Zealand', ru: 'Новая Зеландия' },
    asksForRegime: false,
  },
]

async function open(answers: Record<string, unknown> = {}) {
  let choices = none
  const page = await show(<DestinationSetting />, {
    answers: {
      'GET /user/cost-choices': () => ({ choices, ports }),
      'PUT /user/cost-choices': async (request: Request) => {
        choices = (await request.json()) as CostChoices
        return choices
      },
      ...answers,
    },
  })
  return { ...page, user: userEvent.setup() }
}
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, option: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

test('a port is chosen, and the kind of import where its country requires it', async () => {
  const { user, sent } = await open()
  await choose(user, 'Destination port', 'Auckland, New Zealand')
  await waitFor(() => expect(sent('PUT /user/cost-choices')).toEqual([{ ...none, port: 'Auckland' }]))
  expect(screen.queryByRole('button', { name: /How you import/ })).toBeNull()
  await choose(user, 'Destination port', 'Vladivostok, Russia')
  await choose(user, 'How you import', 'I import as a trader')
  await waitFor(() =>
    expect(sent('PUT /user/cost-choices').at(-1)).toEqual({ ...none, port: 'Vladivostok', regime: 'trader' }),
  )
})

test('a port that could not be saved shows an error', async () => {
  const { user } = await open({ 'PUT /user/cost-choices': () => refused(422, 'port_unknown') })
  await choose(user, 'Destination port', 'Auckland, New Zealand')
  expect(await screen.findByText('The information has not been changed')).toBeVisible()
})

test('no port is asked for while the company has no cost tables', async () => {
  const { calls } = await open({ 'GET /user/cost-choices': { choices: none, ports: [] } })
  await waitFor(() => expect(calls).toContain('GET /user/cost-choices'))
  expect(screen.queryByRole('button')).toBeNull()
})
