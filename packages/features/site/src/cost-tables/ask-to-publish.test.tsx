import '@testing-library/jest-dom/vitest'
import { aProfile } from '@seriba/api/testing/facts'
import { hiddenIn } from '@seriba/domain/access/control-locations'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aVersion, draftVersion } from '../testing/costs.ts'
import { list, openCostTables as open } from '../testing/open-cost-tables.tsx'

afterEach(cleanup)

const withDraft = { 'GET /site/cost-tables': list(draftVersion, aVersion()) }
const writer = { 'GET /user/view-profile': aProfile('manager', { companyManage: false }) }
const asked = { by: 'K. Endo', at: '2026-11-25T01:10:00.000Z', note: 'Levies of 2026' }
const withQuestion = { 'GET /site/cost-tables': list({ ...draftVersion, asked }, aVersion()) }

test.each(hiddenIn('site'))('%s shows and hides %s', async (flag) => {
  await open({ ...withDraft, 'GET /user/view-profile': aProfile('manager', { [flag]: true }) })
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible()
  cleanup()
  await open({ ...withDraft, 'GET /user/view-profile': aProfile('manager', { [flag]: false }) })
  expect(await screen.findByRole('button', { name: 'Ask to publish' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument()
})

describe('a colleague who writes a draft but may not publish it', () => {
  test('sees who may, and asks them once the effect has been previewed', async () => {
    const { user, sent } = await open({
      ...withDraft,
      ...writer,
      'POST /site/cost-tables/ask': { ...draftVersion, asked },
    })
    expect(await screen.findByText(/Only R\. Tanaka and M\. Sato may publish/)).toBeVisible()
    expect(screen.queryByLabelText('Publish from')).not.toBeInTheDocument()
    await screen.findByText(/1 of 1 totals change/)
    await user.type(
      screen.getByRole('textbox', { name: 'What has changed, for those who publish' }),
      'Levies of 2026',
    )
    await user.click(screen.getByRole('button', { name: 'Ask to publish' }))
    await waitFor(() =>
      expect(sent('POST /site/cost-tables/ask')).toEqual([{ version: 4, note: 'Levies of 2026' }]),
    )
  })

  test('sees when the request was made', async () => {
    await open({ ...withQuestion, ...writer })
    expect(await screen.findByText(/K\. Endo asked on 2026\.11\.25 10:10/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible()
  })
})

test('a colleague who may publish sees who asks and why, and can publish only after a preview', async () => {
  await open(withQuestion)
  expect(await screen.findByText(/K\. Endo asks you to publish this draft, 2026\.11\.25 10:10/)).toBeVisible()
  expect(screen.getByText('Levies of 2026')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(
    'Preview these figures first.',
  )
})

describe('when two versions are valid on one day', () => {
  const scheduled = aVersion({ id: 5, validFrom: '2027-01-01' })
  const open5 = () => open({ 'GET /site/cost-tables': list(draftVersion, scheduled, aVersion()) })

  test('the dialog says before publishing which of them applies', async () => {
    const { user } = await open5()
    expect(
      await screen.findByText('Version 5 of K. Endo begins on 2027.01.01. This one counts until then.'),
    ).toBeVisible()
    await user.clear(screen.getByLabelText('Publish from'))
    await user.type(screen.getByLabelText('Publish from'), '2027-01-01')
    expect(
      await screen.findByText(
        /Version 5 of K\. Endo begins on 2027\.01\.01 too\. From that day this one counts/,
      ),
    ).toBeVisible()
  })

  test('a day that belongs only to the new version needs no comment', async () => {
    const { user } = await open5()
    await user.clear(await screen.findByLabelText('Publish from'))
    await user.type(screen.getByLabelText('Publish from'), '2027-02-01')
    await waitFor(() => expect(screen.queryByText(/Version 5 of/)).not.toBeInTheDocument())
  })
})
