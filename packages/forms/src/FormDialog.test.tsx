import '@testing-library/jest-dom/vitest'
import { text } from '@seriba/contracts/fields'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { TextField } from '@seriba/ui/TextField'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FormDialog } from './FormDialog.tsx'
import { contractTaking } from './testing/contract-taking.ts'
import { useContractForm } from './use-contract-form.ts'
import { useUnsaved } from './use-unsaved.tsx'

afterEach(cleanup)

const save = contractTaking(z.object({ name: text(40) }))
type Sending = { send: () => Promise<unknown> }

function InDialog({ send }: Sending) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <Rename send={send} onClose={() => setOpen(false)} /> : <p>Closed</p>
}

function Rename({ send, onClose }: Sending & { onClose: () => void }) {
  const form = useContractForm(save, {
    defaults: { name: '' },
    onSubmit: async () => {
      await send()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Rename" onClose={onClose}>
      <TextField {...form.text('name')} label="Name" />
    </FormDialog>
  )
}

function OnPage({ send }: Sending) {
  const form = useContractForm(save, {
    defaults: { name: '' },
    editableWhileSent: true,
    async onSubmit(_, sent) {
      await send()
      form.resetSaved(sent, sent)
    },
  })
  const { guard } = useUnsaved(form.dirty, { saving: form.busy })
  return (
    <form {...form.props}>
      <TextField {...form.text('name')} label="Name" />
      <button type="submit">Save</button>
      {guard}
    </form>
  )
}

/** Types a name and sends it; `succeed` and `fail` decide the outcome. */
async function sendIn(Form: typeof InDialog) {
  const answer = Promise.withResolvers<void>()
  const routes = [
    { path: '/', element: <Form send={() => answer.promise} /> },
    { path: '/other', element: <p>Another page</p> },
  ]
  const router = createMemoryRouter(routes)
  render(
    <I18nextProvider i18n={await createI18n('en', messages)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Oleg')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return {
    user,
    leave: () => act(() => router.navigate('/other')),
    succeed: () => act(async () => answer.resolve()),
    fail: () => act(async () => answer.reject({ status: 500, data: { messageCode: 'internal' } })),
  }
}
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })
const name = () => screen.getByRole('textbox', { name: 'Name' })

test('a dialog that is being saved stays open without a question and closes once saved', async () => {
  const { user, succeed } = await sendIn(InDialog)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(question()).toBeNull()
  expect(name()).toHaveValue('Oleg')
  await succeed()
  expect(await screen.findByText('Closed')).toBeVisible()
  expect(question()).toBeNull()
})

test('leaving the page of a dialog that is being saved waits until the save is complete', async () => {
  const { leave, succeed } = await sendIn(InDialog)
  await leave()
  expect(name()).toBeVisible()
  await succeed()
  expect(await screen.findByText('Another page')).toBeVisible()
  expect(question()).toBeNull()
})

test('a dialog that could not be saved says so, and closing it then asks for confirmation', async () => {
  const { user, fail } = await sendIn(InDialog)
  await user.keyboard('{Escape}')
  await fail()
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(question()).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(question()).toBeVisible())
})

test('leaving a page that is being saved asks nothing and continues once it is saved', async () => {
  const { leave, succeed } = await sendIn(OnPage)
  await leave()
  expect(name()).toBeVisible()
  expect(question()).toBeNull()
  await succeed()
  expect(await screen.findByText('Another page')).toBeVisible()
})

test('leaving a page that is being saved asks for confirmation if the save fails', async () => {
  const { user, leave, fail } = await sendIn(OnPage)
  await leave()
  await fail()
  await waitFor(() => expect(question()).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(name()).toHaveValue('Oleg')
})

test('input typed during a save triggers the leave confirmation', async () => {
  const { user, leave, succeed } = await sendIn(OnPage)
  await user.type(name(), ' B.')
  await leave()
  await succeed()
  await waitFor(() => expect(question()).toBeVisible())
})
