import { refused } from '@seriba/api/testing'
import { delayedAnswer, expectToLeaveOnceSaved } from '@seriba/testing/delayed-answer'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

async function openAccess(answers: Record<string, unknown> = {}) {
  const world = await openPages(
    {
      'GET /client/view': aClient(),
      'PUT /client/update': { success: true },
      'PUT /client/update-permissions': { success: true },
      ...answers,
    },
    { path: '/clients/104882?tab=access' },
  )
  await screen.findByRole('tab', { name: /^Access/, selected: true })
  await screen.findByRole('radiogroup', { name: 'Place bids' })
  const choice = (flag: string, name: string) =>
    within(screen.getByRole('radiogroup', { name: flag })).getByRole('radio', { name })
  return { ...world, choice }
}
const marks = (flag: string) =>
  [...screen.getByRole('row', { name: new RegExp(`^${flag}`) }).querySelectorAll('td')]
    .filter((cell) => cell.querySelector('.visually-hidden'))
    .map((cell) => cell.querySelector('.visually-hidden')?.textContent)

test('the access tab shows the template, the override and the result', async () => {
  const { choice } = await openAccess()
  expect(choice('Share a lot', 'Deny')).toBeChecked()
  expect(marks('Share a lot')).toEqual(['allowed', 'not allowed'])
  expect(choice('Place bids', 'Template')).toBeChecked()
  expect(marks('Place bids')).toEqual(['allowed', 'allowed'])
  expect(screen.getByText('1 override')).toBeVisible()
})

test('an override shows who made it and when, until it is changed', async () => {
  const { user, choice } = await openAccess()
  const row = screen.getByRole('row', { name: /^Share a lot/ })
  expect(row).toHaveTextContent('Saki Mori 11.12 16:40')
  await user.click(choice('Share a lot', 'Allow'))
  expect(row).not.toHaveTextContent('Saki Mori')
})

test('an account can be restricted or disabled after confirmation, which mentions its live bids', async () => {
  const { user, sent } = await openAccess()
  expect(screen.getByText(/^16 live bids will stay unless you stop them/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restrict bidding' }))
  const question = await screen.findByRole('alertdialog', { name: /account type\?$/ })
  expect(question).toHaveTextContent('Client becomes Restricted')
  await user.click(within(question).getByRole('button', { name: 'Change' }))
  expect(await within(question).findByText('Required field')).toBeVisible()
  expect(within(question).getByRole('textbox', { name: /^Reason/ })).toHaveFocus()
  await user.keyboard('Debt{Enter}')
  await waitFor(() =>
    expect(sent('PUT /client/update')).toEqual([
      { id: 104882, roleId: 979, reason: 'Debt', was: { roleId: 1064 } },
    ]),
  )
})

test('staff who disable an account can stop its live bids, and see which the hall must be told about by hand', async () => {
  const late = { bidId: 7, auction: 'USS Tokyo', lotNo: 4012, auctionDate: '2026-11-24T02:00:00.000Z' }
  const { user, changes } = await openAccess({
    'POST /client/stop-bids': { success: true, stopped: 16, byHand: [late] },
  })
  await user.click(screen.getByRole('button', { name: 'Disable' }))
  const question = await screen.findByRole('alertdialog', { name: /account type\?$/ })
  await user.type(within(question).getByRole('textbox', { name: /^Reason/ }), 'Left')
  await user.click(within(question).getByRole('checkbox', { name: /16 live bids/ }))
  await user.click(within(question).getByRole('button', { name: 'Change' }))
  const byHand = await screen.findByRole('alertdialog', { name: 'Withdraw these bids manually' })
  expect(byHand).toHaveTextContent('USS Tokyo, lot 4012, 2026.11.24 11:00')
  expect(changes).toEqual([
    ['PUT /client/update', { id: 104882, roleId: 982, reason: 'Left', was: { roleId: 1064 } }],
    ['POST /client/stop-bids', { id: 104882, reason: 'Left' }],
  ])
})

test('sessions and login methods are shown beside the permissions', async () => {
  await openAccess()
  expect(await screen.findByRole('button', { name: 'Log out: Safari, iPhone, 203.0.113.42' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Security' })).toHaveTextContent('changed 2026.08.14')
})

test('changes are saved together, with one reason', async () => {
  const { user, choice, sent } = await openAccess()
  await user.click(choice('Place bids', 'Deny'))
  await user.click(choice('Share a lot', 'Template'))
  await user.click(choice('Statistics', 'Deny'))
  await user.click(choice('Statistics', 'Template'))
  expect(screen.getByRole('status')).toHaveTextContent('2 changes are not saved')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Late payment')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /client/update-permissions')).toEqual([
      {
        id: 104882,
        permissions: { biddingAllowed: false, shareCar: null },
        reason: 'Late payment',
        was: { biddingAllowed: null, shareCar: false },
      },
    ]),
  )
})

describe('while a change is being saved', () => {
  const denied = {
    ...aClient({ fullName: 'Dmitri K.' }),
    overrides: { shareCar: false, biddingAllowed: false },
  }
  const status = () => screen.getByRole('status')

  async function openSaving() {
    const [saving, loading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let views = 0
    const world = await openAccess({
      'PUT /client/update-permissions': async () => {
        await saving.promise
        return { success: true }
      },
      'GET /client/view': async () => {
        if (views++ === 0) return aClient()
        await loading.promise
        return denied
      },
    })
    await world.user.click(world.choice('Place bids', 'Deny'))
    await world.user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Debt')
    await world.user.click(screen.getByRole('button', { name: 'Save' }))
    return { ...world, saved: saving.resolve, loaded: loading.resolve }
  }

  test('a choice made in the meantime is kept as a separate change', async () => {
    const { user, choice, saved, loaded } = await openSaving()
    await user.click(choice('Place bids', 'Template'))
    saved()
    await waitFor(() => expect(status()).toHaveTextContent('1 change is not saved'))
    loaded()
    expect(await screen.findByRole('heading', { name: /Dmitri K\./ })).toBeVisible()
    expect(choice('Place bids', 'Template')).toBeChecked()
    expect(status()).toHaveTextContent('1 change is not saved')
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('')
  })

  test('the page shows what was saved before it has reloaded', async () => {
    const { user, choice, saved, loaded } = await openSaving()
    saved()
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
    expect(choice('Place bids', 'Deny')).toBeChecked()
    await user.click(choice('Place bids', 'Template'))
    expect(status()).toHaveTextContent('1 change is not saved')
    loaded()
    expect(await screen.findByRole('heading', { name: /Dmitri K\./ })).toBeVisible()
    await user.click(choice('Place bids', 'Deny'))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})

test('overrides can be cleared all at once, and restored', async () => {
  const { user, choice } = await openAccess()
  await user.click(screen.getByRole('button', { name: 'Clear overrides' }))
  expect(choice('Share a lot', 'Template')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(choice('Share a lot', 'Deny')).toBeChecked()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('leaving with unsaved changes asks for confirmation', async () => {
  const { user, choice, router } = await openAccess()
  await user.click(choice('Place bids', 'Deny'))
  await user.click(screen.getByRole('tab', { name: 'Overview' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a refused change stays selected, with the reason', async () => {
  const { user, choice } = await openAccess({
    'PUT /client/update-permissions': () => refused(403, 'permission_missing'),
  })
  await user.click(choice('Place bids', 'Deny'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Required field')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Late payment')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('You don’t have permission to do this.')
  expect(choice('Place bids', 'Deny')).toBeChecked()
})

test('changing the account type asks for confirmation, because its template replaces the overrides', async () => {
  const { user, sent } = await openAccess()
  await user.click(screen.getByRole('button', { name: /Account type$/ }))
  await user.click(await screen.findByRole('option', { name: 'Disabled' }))
  const question = await screen.findByRole('alertdialog', { name: /account type\?$/ })
  expect(question).toHaveTextContent('Client becomes Disabled')
  expect(question).toHaveTextContent('1 override will be removed.')
  expect(question).toHaveTextContent('logged out everywhere')
  await user.type(within(question).getByRole('textbox', { name: /^Reason/ }), 'Left')
  await user.click(within(question).getByRole('button', { name: 'Change' }))
  await waitFor(() =>
    expect(sent('PUT /client/update')).toEqual([
      { id: 104882, roleId: 982, reason: 'Left', was: { roleId: 1064 } },
    ]),
  )
})

test('leaving while access is being saved waits until the save is complete', async () => {
  const { answer, release } = delayedAnswer()
  const { user, router, sent, choice } = await openAccess({ 'PUT /client/update-permissions': answer })
  await user.click(choice('Place bids', 'Deny'))
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Debt')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('PUT /client/update-permissions')).toHaveLength(1))
  await expectToLeaveOnceSaved(router, '/elsewhere', release)
})
