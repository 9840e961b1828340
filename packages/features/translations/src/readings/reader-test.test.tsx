import '@testing-library/jest-dom/vitest'
import { aProfile } from '@seriba/api/testing/facts'
import { hiddenIn } from '@seriba/domain/access/control-locations'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openDesk } from '../testing/open-readings.tsx'

afterEach(cleanup)

const tested = {
  reader: 'machine',
  model: 'eyes-1',
  outcome: 'read',
  problem: null,
  seconds: 8.4,
  right: 11,
  of: 12,
  inputTokens: 2000,
  outputTokens: 500,
  microDollars: 13_500,
}
const button = () => screen.findByRole('button', { name: 'Test the reader' })
const open = (answer: object, companyManage = true) =>
  openDesk('/translations?view=readings', {
    answers: {
      'GET /user/view-profile': aProfile('manager', { companyManage }),
      'POST /site/sheet-reader-test': answer,
    },
  })

test.each(hiddenIn('translations'))('%s shows and hides %s', async () => {
  await open(tested)
  expect(await button()).toBeVisible()
  cleanup()
  await open(tested, false)
  await screen.findByRole('list', { name: 'Readings to check' })
  expect(screen.queryByRole('button', { name: 'Test the reader' })).not.toBeInTheDocument()
})

test('the reader is tested on a generated sheet, with its accuracy, time and cost shown', async () => {
  const { user } = await open(tested)
  await user.click(await button())
  expect(
    await screen.findByText('11 of 12 entries of our own sheet were read correctly, in 8.4 s.'),
  ).toBeVisible()
  expect(screen.getByText('eyes-1, 2000 tokens in, 500 out, $0.0135')).toBeVisible()
})

test('a failed test shows the number and name of the error', async () => {
  const problem = 'the reader of sheets answers with 401 authentication_error'
  const { user } = await open({ ...tested, outcome: 'failed', problem, right: 0, microDollars: null })
  await user.click(await button())
  expect(await screen.findByText('The reader gave no answer that can be used.')).toBeVisible()
  expect(screen.getByText(problem)).toBeVisible()
})
