import { refused } from '@seriba/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '../testing/setup.ts'
import { ResetTwoStep } from './ResetTwoStep.tsx'

const client = { userId: 104882, fullName: 'Dmitri Kovalenko', twoStepSince: '2026-11-21T09:00:00Z' }

test('a client’s second step is taken off after a question', async () => {
  const { user, sent } = await show(<ResetTwoStep client={client} />, {
    answers: { 'POST /client/reset-2fa': { success: true } },
  })
  await user.click(screen.getByRole('button', { name: 'Reset two-step sign-in' }))
  const question = await screen.findByRole('alertdialog', { name: 'Reset two-step sign-in?' })
  expect(question).toHaveTextContent('Dmitri Kovalenko is logged out everywhere')
  expect(sent('POST /client/reset-2fa')).toEqual([])
  await user.click(screen.getAllByRole('button', { name: 'Reset two-step sign-in' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('POST /client/reset-2fa')).toEqual([{ id: 104882 }])
})

test('what went wrong is said in the question', async () => {
  const { user } = await show(<ResetTwoStep client={client} />, {
    answers: { 'POST /client/reset-2fa': () => refused(409, 'stale') },
  })
  await user.click(screen.getByRole('button', { name: 'Reset two-step sign-in' }))
  await screen.findByRole('alertdialog')
  await user.click(screen.getAllByRole('button', { name: 'Reset two-step sign-in' }).at(-1) as HTMLElement)
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody changed this in the meantime')
})

test('who has no second step has nothing to reset', async () => {
  await show(<ResetTwoStep client={{ ...client, twoStepSince: null }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
