import '@testing-library/jest-dom/vitest'
import { int, text } from '@seriba/contracts/fields'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { TextField } from '@seriba/ui/TextField'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FormFailure } from './FormFailure.tsx'
import { contractTaking } from './testing/contract-taking.ts'
import { useContractForm } from './use-contract-form.ts'

afterEach(cleanup)

const save = contractTaking(z.object({ name: text(5), age: int(18, 99) }))

type Values = { name: string; age: string }

function Changes({ send }: { send: (input: object) => Promise<unknown> }) {
  const [unchanged, setUnchanged] = useState(false)
  const form = useContractForm<typeof save, Values>(save, {
    defaults: { name: 'Oleg', age: '40' },
    check: (_values, changed) => (changed.name === '' ? { name: 'field_required' } : {}),
    request: (values, changed) => ({ name: 'as it was', ...changed, age: Number(values.age) }),
    onSubmit: send,
    onUnchanged: () => setUnchanged(true),
  })
  return (
    <form {...form.props}>
      <TextField {...form.text('name')} label="Name" />
      <button type="submit">Save</button>
      {unchanged && <p>Nothing to save</p>}
    </form>
  )
}

function Form({ send }: { send: (input: object) => Promise<unknown> }) {
  const form = useContractForm<typeof save, Values>(save, {
    defaults: { name: '', age: '' },
    check: ({ name }) => (name === '' ? { name: 'field_required' } : {}),
    request: ({ name, age }) => ({ name, age: Number(age) }),
    onSubmit: send,
  })
  return (
    <form {...form.props}>
      <FormFailure form={form}>Nothing is lost</FormFailure>
      <TextField {...form.text('name')} label="Name" />
      <TextField {...form.text('age')} label="Age" />
      <button type="submit">Save</button>
    </form>
  )
}

async function open(answers: unknown[] = [], Shown = Form) {
  const sent: object[] = []
  const send = async (input: object) => {
    sent.push(input)
    const refused = answers.shift()
    if (refused) throw refused
  }
  render(
    <I18nextProvider i18n={await createI18n('en', messages)}>
      <Shown send={send} />
    </I18nextProvider>,
  )
  return { sent, user: userEvent.setup() }
}
const field = (name: string) => screen.getByRole('textbox', { name })
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save' }))

test('the rule is checked before the contract, and the first invalid field gets the focus', async () => {
  const { user, sent } = await open()
  await user.type(field('Age'), '7')
  await press(user)
  expect(field('Name')).toHaveAccessibleDescription('Required field')
  expect(field('Name')).toHaveFocus()

  await user.type(field('Name'), 'Dmitri')
  await press(user)
  expect(field('Name')).toHaveAccessibleDescription('Must contain less than 6 characters')
  expect(field('Age')).toHaveAccessibleDescription('Must not be less than 18')
  expect(sent).toEqual([])
})

test('an edit clears the error of its own field only', async () => {
  const { user } = await open()
  await user.type(field('Name'), 'Dmitri')
  await press(user)
  await user.type(field('Age'), '20')
  expect(field('Age')).toBeValid()
  expect(field('Name')).toBeInvalid()
})

test('an error from the server appears at its field or above the form, and the input is kept', async () => {
  const { user, sent } = await open([
    { status: 422, data: { messageCode: 'invalid_input', fields: { age: 'amount_too_high' } } },
    { status: 500, data: { messageCode: 'internal' } },
  ])
  await user.type(field('Name'), 'Oleg')
  await user.type(field('Age'), '40')
  await press(user)
  expect(field('Age')).toHaveAccessibleDescription('The amount is higher than a bid can be.')
  expect(field('Age')).toHaveFocus()

  await press(user)
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrongNothing is lost')
  expect(field('Name')).toHaveValue('Oleg')

  await press(user)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).toEqual(Array(3).fill({ name: 'Oleg', age: 40 }))
})

test('only changed fields are checked and sent, and nothing is sent without changes', async () => {
  const { user, sent } = await open([], Changes)
  await press(user)
  expect(screen.getByText('Nothing to save')).toBeVisible()
  await user.clear(field('Name'))
  await press(user)
  expect(field('Name')).toHaveAccessibleDescription('Required field')
  await user.type(field('Name'), 'Saki')
  await press(user)
  expect(sent).toEqual([{ name: 'Saki', age: 40 }])
})

test('the edit and blur handlers of a field stay the same between renders', async () => {
  const seen = { edit: new Set<unknown>(), leave: new Set<unknown>() }
  function Watched() {
    const form = useContractForm<typeof save, Values>(save, {
      defaults: { name: '', age: '' },
      request: ({ name, age }) => ({ name, age: Number(age) }),
      onSubmit: async () => {},
      checkOnBlur: true,
    })
    seen.edit.add(form.edit)
    seen.leave.add(form.leave)
    return <TextField {...form.text('name')} label="Name" />
  }
  const i18n = await createI18n('en', messages)
  render(
    <I18nextProvider i18n={i18n}>
      <Watched />
    </I18nextProvider>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Oleg')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Oleg')
  expect([seen.edit.size, seen.leave.size]).toEqual([1, 1])
})

/** A form whose submission the test holds back. */
async function openHeld(editableWhileSent: boolean) {
  const sent: object[] = []
  let release = () => {}
  function Held() {
    const form = useContractForm<typeof save, Values>(save, {
      defaults: { name: '', age: '' },
      request: ({ name, age }) => ({ name, age: Number(age) }),
      editableWhileSent,
      async onSubmit(input, typed) {
        sent.push(input)
        await new Promise<void>((resolve) => {
          release = resolve
        })
        form.resetSaved(typed, { name: '', age: '' })
      },
    })
    return (
      <form {...form.props}>
        <TextField {...form.text('name')} label="Name" />
        <TextField {...form.text('age')} label="Age" />
        <p>{form.busy ? 'On its way' : form.dirty ? 'Something is typed' : 'Empty'}</p>
        <button type="submit">Save</button>
      </form>
    )
  }
  render(
    <I18nextProvider i18n={await createI18n('en', messages)}>
      <Held />
    </I18nextProvider>,
  )
  const user = userEvent.setup()
  await user.type(field('Name'), 'Oleg')
  await user.type(field('Age'), '40')
  await press(user)
  await screen.findByText('On its way')
  return { sent, user, release: () => act(async () => release()) }
}

test('a form that is being sent shows what was sent and takes no input that would be lost', async () => {
  const { sent, user, release } = await openHeld(false)
  await user.type(field('Name'), 'a')
  expect(field('Name')).toHaveValue('Oleg')
  await press(user)
  await release()
  expect(await screen.findByText('Empty')).toBeVisible()
  expect(sent).toEqual([{ name: 'Oleg', age: 40 }])
  await user.type(field('Name'), 'Anna')
  expect(field('Name')).toHaveValue('Anna')
})

test('a form that stays open keeps input typed while sending and clears what was accepted', async () => {
  const { user, release } = await openHeld(true)
  await user.clear(field('Name'))
  await user.type(field('Name'), 'Anna')
  await release()
  expect(await screen.findByText('Something is typed')).toBeVisible()
  expect(field('Name')).toHaveValue('Anna')
  expect(field('Age')).toHaveValue('')
})
