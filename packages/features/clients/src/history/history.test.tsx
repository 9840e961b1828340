import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

const entry = {
  id: 1,
  at: '2026-11-20T00:14:00Z',
  actor: 'Kenji Endo',
  entity: 'user',
  entityId: '104882',
  reason: null,
}
const open = (entries: readonly unknown[]) =>
  openPages(
    {
      'GET /client/view': aClient(),
      'GET /client/history': {
        entries,
        pageInfo: { page: 1, pageSize: 20, totalSearchResults: entries.length, totalResults: entries.length },
      },
    },
    { path: '/clients/104882?tab=history' },
  )
const lines = async () =>
  (await screen.findAllByRole('listitem')).map((line) => line.textContent?.replaceAll('\u00A0', ' '))

test('each change shows who made it, the old and new values, and the reason', async () => {
  await open([
    {
      ...entry,
      action: 'client.update',
      changes: [
        { field: 'credit_limit', before: 6_000_000, after: 8_000_000 },
        { field: 'manager_id', before: null, after: 992 },
        { field: 'role_id', before: 1064, after: 981 },
      ],
      reason: 'Deposit agreed',
    },
    {
      ...entry,
      id: 2,
      actor: null,
      action: 'client.permissions',
      changes: [{ field: 'shareCar', before: null, after: false }],
    },
    { ...entry, id: 3, action: 'user.somethingNew', changes: [{ field: 'odd', before: true, after: 'x' }] },
    {
      ...entry,
      id: 4,
      action: 'session.closeOthers',
      changes: [{ field: 'closed', before: null, after: 2 }],
    },
  ])
  expect(await screen.findByText('Kenji Endo', { selector: 'ins' })).toBeVisible()
  expect(await lines()).toEqual([
    '2026.11.20 9:14Kenji Endo changedcredit limit: ¥ 6 000 000 → ¥ 8 000 000manager: none → Kenji Endoaccount type: Client → VIPReason: Deposit agreed',
    '2026.11.20 9:14System changed permissionsShare a lot: Template → Deny',
    '2026.11.20 9:14Kenji Endo user.somethingNewodd: on → x',
    '2026.11.20 9:14Kenji Endo logged out other devicessessions ended: none → 2',
  ])
})

test('the page says when nothing has ever been changed', async () => {
  await open([])
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible()
})
