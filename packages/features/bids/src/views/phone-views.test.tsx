import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import type { BidView } from '@seriba/contracts/bid-views'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'

beforeEach(() => sessionStorage.clear())
beforeEach(onPhone)

const list = aList([aBid()])
const morning: BidView = {
  id: 1,
  name: 'Morning, USS',
  params: 'auction=USS+Tokyo&bidStatus=1',
  shared: false,
  own: true,
  by: 'Saki Mori',
  isDefault: false,
}

async function open(path: string) {
  const shown = await show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path,
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'GET /bid/views': { items: [morning] },
      'POST /bid/save-view': { id: 9 },
      'POST /bid/delete-view': { success: true },
    },
  })
  await shown.user.click(await screen.findByRole('button', { name: /^View/ }))
  return { ...shown, sheet: within(await screen.findByRole('dialog', { name: 'Saved views' })) }
}

test('a view can be opened on a phone, and the button then shows its name', async () => {
  const { user, sheet, asked } = await open('/bid-manager/all')
  await user.click(await sheet.findByRole('button', { name: 'Morning, USS' }))
  await waitFor(() => expect(asked('/bid/index').at(-1)?.get('auction')).toBe('USS Tokyo'))
  expect(await screen.findByRole('button', { name: 'View: Morning, USS' })).toBeVisible()
})

test('the list can be saved as a view, and a view can be renamed and deleted', async () => {
  const { user, sheet, sent } = await open('/bid-manager/all?auction=TAA+Kinki')
  await user.click(await sheet.findByRole('button', { name: 'Save this view' }))
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), 'Kinki')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /bid/save-view')).toEqual([
      { name: 'Kinki', shared: false, params: 'auction=TAA+Kinki' },
    ]),
  )
  await user.click(await sheet.findByRole('button', { name: 'Edit view Morning, USS' }))
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), ', Tokyo')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /bid/save-view').at(-1)).toEqual({ id: 1, name: 'Morning, USS, Tokyo', shared: false }),
  )
  await user.click(await sheet.findByRole('button', { name: 'Edit view Morning, USS' }))
  await user.click(sheet.getByRole('button', { name: 'Delete view' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Morning, USS?' }))
  await user.click(question.getByRole('button', { name: 'Delete view' }))
  await waitFor(() => expect(sent('POST /bid/delete-view')).toEqual([{ id: 1 }]))
})
