import { refused } from '@seriba/api/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { CalendarSetting } from './CalendarSetting.tsx'

/** A server that stores when an address was created. */
async function open(first: string | null, answers: Record<string, unknown> = {}) {
  let since = first
  let made = 0
  const page = await show(<CalendarSetting />, {
    answers: {
      'GET /user/calendar': () => ({ since }),
      'POST /user/calendar': () => {
        since = '2026-11-24T00:00:00Z'
        made += 1
        return { path: `/v1/calendar/token-${made}.ics` }
      },
      'DELETE /user/calendar': () => {
        since = null
        return { success: true }
      },
      ...answers,
    },
  })
  return { ...page, user: userEvent.setup() }
}
const address = () => screen.findByRole('textbox', { name: 'Calendar address' })

test('an address is created, shown once and copied', async () => {
  const { user } = await open(null)
  await user.click(await screen.findByRole('button', { name: 'Create an address' }))
  expect(await address()).toHaveValue(`${window.location.origin}/v1/calendar/token-1.ics`)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toContain('token-1.ics')
  expect(await screen.findByText('Created 2026.11.24.', { exact: false })).toBeVisible()
})

test('a new address replaces the old one, and turning it off leaves none', async () => {
  const { user } = await open('2026-09-02T00:00:00Z')
  expect(await screen.findByText('Created 2026.09.02.', { exact: false })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  expect(await address()).toHaveValue(`${window.location.origin}/v1/calendar/token-1.ics`)
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByRole('button', { name: 'Create an address' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a failure is reported', async () => {
  const { user } = await open(null, { 'POST /user/calendar': () => refused(500, 'internal') })
  await user.click(await screen.findByRole('button', { name: 'Create an address' }))
  expect(await screen.findByRole('alert')).toBeVisible()
})
