import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anIndex, aTask } from '../testing/a-task.ts'
import { openRequests } from '../testing/open-requests.tsx'

afterEach(cleanup)

const path = 'POST /car-auction/translations-hand-over'
const annas = { id: 7, name: 'Anna Sato', since: '2026-11-27T01:05:00Z' }
const form = async () => within(await screen.findByRole('form', { name: 'Answer' }))

test('a translation is handed to a colleague, and the queue shows who has it', async () => {
  let task = aTask(30518, 0.4)
  const { user, sent } = await openRequests(() => anIndex([task]), {
    more: {
      [path]: () => {
        task = { ...task, holder: annas }
        return { success: true }
      },
    },
  })
  await user.click((await form()).getByRole('button', { name: 'Hand over' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Anna Sato' }))
  await waitFor(() =>
    expect(sent(path)).toEqual([{ carId: '30518', type: 'auction', colleagueId: 7, from: 0 }]),
  )
  const row = within(await screen.findByRole('list', { name: 'Requests' })).getByRole('link')
  await waitFor(() => expect(row).toHaveTextContent('Anna Sato has this'))
  expect((await form()).getByText(/^Anna Sato has had this translation since .*10:05/)).toBeVisible()
})

test('the menu shows who has it, and taking it back reports if somebody else was faster', async () => {
  let task = aTask(30518, 0.4, { holder: annas })
  const { user, sent } = await openRequests(() => anIndex([task]), {
    more: {
      [path]: () => {
        task = { ...task, holder: { ...annas, id: 8, name: 'Ken Endo' } }
        return refused(409, 'stale')
      },
    },
  })
  await user.click((await form()).getByRole('button', { name: 'Hand over' }))
  expect(await screen.findByRole('menuitemradio', { name: 'Anna Sato' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Unassigned' }))
  await waitFor(() => expect(sent(path)).toMatchObject([{ colleagueId: 0, from: 7 }]))
  const row = within(screen.getByRole('list', { name: 'Requests' })).getByRole('link')
  await waitFor(() => expect(row).toHaveTextContent('Ken Endo has this'))
})

test('an answered translation cannot be handed over', async () => {
  await openRequests([aTask(30518, 0.4, { status: 'answered' })])
  expect((await form()).queryByRole('button', { name: 'Hand over' })).toBeNull()
})
