import { api } from '@seriba/api/api'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

test('typed details stay while the page behind the dialog reloads and shows new data', async () => {
  let company = 'Vostok Auto'
  const { user, store } = await openPages(
    { 'GET /client/view': () => aClient({ company }) },
    { path: '/clients/104882' },
  )
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  const form = await screen.findByRole('dialog', { name: /profile$/ })
  const name = within(form).getByRole('textbox', { name: /^Full name/ })
  await user.clear(name)
  await user.type(name, 'Dmitri K.')
  company = 'Primorye Motors'
  await act(async () => void store.dispatch(api.util.invalidateTags(['Client'])))
  await waitFor(() => expect(document.body).toHaveTextContent('Primorye Motors'))
  expect(within(form).getByRole('textbox', { name: /^Full name/ })).toHaveValue('Dmitri K.')
})
