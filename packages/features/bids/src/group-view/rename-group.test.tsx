import '../testing/setup.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import { ClientGroupPage } from './ClientGroupPage.tsx'

const group = { value: 1, label: 'A', cars: 1, won: 0, bids: 0, stopped: 0, state: 'open' }
const view = {
  client: { id: 104882, name: 'Dmitri Kovalenko' },
  group,
  groups: [group],
  bids: [],
  together: 0,
  held: 0,
  groupAllow: 7_500_000,
  bidAllow: 4_350_000,
  ungrouped: 0,
  closed: 0,
  editable: true,
}

async function openRename() {
  const shown = await show(<ClientGroupPage />, {
    path: '/bid-groups/1',
    route: '/bid-groups/:group?',
    answers: { 'GET /bid/group-view': view, 'GET /bid/group-history': [] },
  })
  await shown.user.click(await screen.findByRole('button', { name: 'Rename' }))
  return { ...shown, name: screen.getByRole('textbox', { name: 'Group name' }) }
}

const rename = () => screen.getByRole('button', { name: 'Rename' })

test('Escape keeps a group’s name and returns the focus to the rename button', async () => {
  const { user, name, sent } = await openRename()
  await user.keyboard('{Escape}')
  expect(name).not.toBeInTheDocument()
  expect(rename()).toHaveFocus()
  expect(sent('PUT /bid/update-group')).toEqual([])
})

test('Escape asks before a typed group name is lost, and keeping it allows saving', async () => {
  const { user, name } = await openRename()
  await user.type(name, ' for Lagos')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(name).toHaveValue('A for Lagos')
  await user.click(name)
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(name).not.toBeInTheDocument()
  expect(rename()).toHaveFocus()
})
