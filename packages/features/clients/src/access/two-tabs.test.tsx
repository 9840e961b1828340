import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

test('a permission changed by a colleague in the meantime keeps the local choice, which can be saved over it', async () => {
  let overrides: Record<string, boolean> = {}
  const { user, sent } = await openPages(
    {
      'GET /client/view': () => ({ ...aClient(), overrides }),
      'PUT /client/update-permissions': () => {
        const isFirst = !('shareCar' in overrides)
        overrides = { shareCar: true }
        return isFirst ? refused(409, 'stale') : { success: true }
      },
    },
    { path: '/clients/104882?tab=access' },
  )
  const share = within(await screen.findByRole('radiogroup', { name: 'Share a lot' }))
  await user.click(share.getByRole('radio', { name: 'Deny' }))
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Agreed')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Someone else has changed this/)).toBeVisible()
  expect(share.getByRole('radio', { name: 'Deny' })).toBeChecked()
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Share a lot/ })).toHaveTextContent('Theirs: Allow'),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('PUT /client/update-permissions')).toHaveLength(2))
  expect(sent('PUT /client/update-permissions')).toEqual(
    [null, true].map((shareCar) => ({
      id: 104882,
      permissions: { shareCar: false },
      reason: 'Agreed',
      was: { shareCar },
    })),
  )
})
