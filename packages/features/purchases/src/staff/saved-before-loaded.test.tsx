import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPurchase } from '../testing/purchase.ts'
import { openPage } from '../testing/render.tsx'
import { StaffPurchasePage } from './StaffPurchasePage.tsx'

/** The page on a slow connection: it never reloads after it is first shown. */
async function open(path: string) {
  let looks = 0
  const world = await openPage(<StaffPurchasePage />, {
    route: '/purchases/:id',
    path: '/purchases/5001',
    role: 'manager',
    answers: {
      'GET /purchased-cars/view': () =>
        looks++ === 0
          ? {
              success: true,
              data: aPurchase({ client: { id: 104882, name: 'Dmitri Kovalenko' }, staffNote: '' }),
            }
          : new Promise(() => {}),
      [path]: { success: true },
    },
  })
  await screen.findByRole('heading', { name: 'Toyota Land Cruiser Prado' })
  return { ...world, sent: () => world.sent(path) as { version: number }[] }
}

test('a saved note is still shown before the page has reloaded, and the next one is saved over it', async () => {
  const { user, sent } = await open('PUT /purchased-cars/save-note')
  const note = () => screen.getByRole('textbox', { name: 'Shown to the client' })
  const save = () => screen.queryByRole('button', { name: 'Save notes' })
  await user.clear(note())
  await user.type(note(), 'At the yard')
  await user.click(save() as HTMLElement)
  await waitFor(() => expect(save()).toBeNull())
  expect(note()).toHaveValue('At the yard')
  await user.type(note(), ' now')
  await user.click(save() as HTMLElement)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ note: 'At the yard now', version: (sent()[0]?.version ?? 0) + 1 })
})

test('saved costs are still shown before the page has reloaded, and the next ones are saved over them', async () => {
  const { user, sent } = await open('PUT /purchased-cars/update-finances')
  const delivery = () => screen.getByRole('textbox', { name: 'Delivery' })
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save and correct' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'A new tariff')
    await user.click(within(dialog).getByRole('button', { name: 'Save and correct' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await user.clear(delivery())
  await user.type(delivery(), '46000')
  await save()
  expect(delivery()).toHaveDisplayValue(/^46\s000$/)
  await user.clear(delivery())
  await user.type(delivery(), '47000')
  await save()
  expect(sent()[1]).toMatchObject({ delivery: 47000, version: (sent()[0]?.version ?? 0) + 1 })
})
