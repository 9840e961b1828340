import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import type { CompanySettings } from '@seriba/contracts/company'
import { delayedAnswer, expectToLeaveOnceSaved } from '@seriba/testing/delayed-answer'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openCompany } from '../testing/open-company.tsx'
import { someSettings } from '../testing/settings.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a draft is saved on the server section by section, and leaving no longer asks', async () => {
  const { kept, user, retype, router } = await openCompany()
  await retype('Heading, English', 'Buy in Japan.')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/^Draft saved/)).toBeVisible()
  expect(kept).toMatchObject([{ version: 0, sections: { panel: { en: { headline: 'Buy in Japan.' } } } }])
  expect(Object.keys(kept[0]?.sections ?? {})).toEqual(['panel'])
  expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: /Unpublished changes/ })).toHaveTextContent(
    'K. Endo, 11.24 10:08',
  )
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'))
})

const withDraft = () => {
  const settings = someSettings()
  const { description } = settings.sections
  const sections = { description: { ...description, en: 'Vans' } }
  const changed = [{ section: 'description', at: '2026-11-24T01:08:00Z', by: 'K. Endo' }]
  return { ...settings, draft: { version: 7, sections, changed } } as CompanySettings
}

test('another manager’s draft is shown beneath one’s own input and published with it', async () => {
  const { saved, user, retype } = await openCompany('/company', { 'GET /site/company': withDraft })
  expect(await screen.findByLabelText('Page description, English')).toHaveValue('Vans')
  expect(screen.getByText('Draft. Visitors still see the version of 2026.11.02.')).toBeVisible()
  await retype('Company name', 'Vostok K.K.')
  await user.click(screen.getByRole('button', { name: 'Publish 2 changes' }))
  await waitFor(() =>
    expect(saved).toMatchObject([
      {
        version: 3,
        draftVersion: 7,
        sections: { brand: { name: 'Vostok K.K.' }, description: { en: 'Vans' } },
      },
    ]),
  )
})

test('a saved draft is discarded for everybody after confirmation', async () => {
  const { kept, user } = await openCompany('/company', { 'GET /site/company': withDraft })
  await screen.findByLabelText('Page description, English')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  const question = await screen.findByRole('alertdialog', { name: 'Discard the draft?' })
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(kept).toEqual([{ version: 7, sections: { description: null } }]))
  await waitFor(() =>
    expect(screen.getByLabelText('Page description, English')).toHaveValue('Vehicles from Japan'),
  )
})

test('a draft somebody else has just saved is reported, and the input is kept', async () => {
  const { user, retype } = await openCompany('/company', { 'PUT /site/company-draft': refused(409, 'stale') })
  const field = await retype('Company name', 'Vostok K.K.')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/^Someone else saved a draft/)).toBeVisible()
  expect(field).toHaveValue('Vostok K.K.')
})

test.each([
  ['Save draft', 'PUT /site/company-draft'],
  ['Publish 1 change', 'PUT /site/config'],
])('leaving after “%s” waits until it is complete', async (button, path) => {
  const { brand } = someSettings().sections
  const sections = { brand: { ...brand, name: 'Vostok K.K.' } }
  const changed = [{ section: 'brand', at: '2026-11-24T01:08:00Z', by: 'K. Endo' }]
  const published = { ...someSettings(), version: 4, sections: { ...someSettings().sections, ...sections } }
  const kept = { ...someSettings(), draft: { version: 5, sections, changed } }
  const { answer, release } = delayedAnswer(path === 'PUT /site/config' ? published : kept)
  const { user, retype, router, sent } = await openCompany('/company', { [path]: answer })
  await retype('Company name', 'Vostok K.K.')
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  await expectToLeaveOnceSaved(router, '/orders', release)
})
