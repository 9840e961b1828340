import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

type Deletion = ReturnType<typeof aClient>['deletion']

const settled: Deletion = { asked: null, balance: 0, liveBids: 0, openPurchases: 0 }
const asked = '2026-11-19T22:00:00.000Z'

async function openAccess(deletion: Partial<Deletion>, options: Parameters<typeof openPages>[1] = {}) {
  const world = await openPages(
    {
      'GET /client/view': { ...aClient(), deletion: { ...settled, ...deletion } },
      'PUT /client/delete': { success: true },
    },
    { path: '/clients/104882?tab=access', ...options },
  )
  await screen.findAllByRole('radiogroup')
  return world
}
const section = (name = 'Account deletion') => within(screen.getByRole('region', { name }))
const remove = () => section().queryByRole('button', { name: 'Delete personal data…' })

test('the page shows the Japanese day on which a client asked to be deleted', async () => {
  await openAccess({ asked })
  expect(screen.getByText('Asked to be deleted, 2026.11.20')).toBeVisible()
  expect(section().getByText('The client asked for the account to be deleted on 2026.11.20.')).toBeVisible()
})

test('whatever prevents deletion links to where it can be settled', async () => {
  const { user, router } = await openAccess({ balance: -412_000, liveBids: 1, openPurchases: 2 })
  const links = section().getAllByRole('link')
  expect(
    links.map((link) => [link.textContent?.replaceAll('\u00A0', ' '), link.getAttribute('href')]),
  ).toEqual([
    ['Balance: −¥ 412 000', '/clients/104882?tab=ledger'],
    ['1 live bid', '/clients/104882?tab=bids'],
    ['2 open purchases', '/clients/104882?tab=purchases'],
  ])
  expect(remove()).toBeDisabled()
  await user.click(section().getByRole('link', { name: '1 live bid' }))
  expect(router.state.location.search).toBe('?tab=bids')
})

test('a settled account is deleted with a reason', async () => {
  const { user, sent } = await openAccess({ asked })
  expect(section().queryByRole('list')).not.toBeInTheDocument()
  const button = remove()
  expect(button).toBeEnabled()
  if (button) await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete the personal data/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for it')
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(sent('PUT /client/delete')).toEqual([{ id: 104882, reason: 'Asked for it' }]))
})

test('staff who may not delete see a deletion request, if there is one', async () => {
  await openAccess({ asked }, { permissions: { staffManage: false } })
  expect(section().getByText(/so the account can be deleted/)).toBeVisible()
  expect(remove()).not.toBeInTheDocument()
})

test('without a request and without the right there is no deletion section', async () => {
  await openAccess({}, { permissions: { staffManage: false } })
  expect(screen.queryByRole('region', { name: 'Account deletion' })).not.toBeInTheDocument()
})

test('the deletion section is available in Russian', async () => {
  await openAccess({ asked, openPurchases: 3 }, { language: 'ru' })
  expect(section('Удаление учётной записи').getByRole('link')).toHaveTextContent('3 незавершённые покупки')
  expect(screen.getByText('Просит удалить, 2026.11.20')).toBeVisible()
})
