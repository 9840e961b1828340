import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { LotNote } from './LotNote.tsx'
import { LotNoteEditor } from './LotNoteEditor.tsx'

afterEach(cleanup)

function aLotWith(comment: string, commentEditable = true) {
  const lot = carLot()
  return { ...lot, carCommonDetail: { ...lot.carCommonDetail, comment, commentEditable } }
}

async function open(element: ReactElement, answers: Record<string, unknown> = {}) {
  const world = createTestStore({ 'POST /car-auction/save-comment': { success: true }, ...answers })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>{element}</I18nextProvider>
    </Provider>,
  )
  return { user: userEvent.setup(), sent: world.sent }
}

const box = () => screen.getByRole('textbox', { name: 'Manager note' })

test('a client sees the note, or nothing if there is none', async () => {
  await open(<LotNote lot={aLotWith('Light rust underneath', false)} />)
  expect(screen.getByRole('region', { name: 'Manager note' })).toHaveTextContent('Light rust underneath')
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await open(<LotNote lot={aLotWith('', false)} />)
  expect(screen.queryByRole('region')).toBeNull()
})

test('a manager saves a note with Enter, and Shift+Enter starts a new line', async () => {
  const { user, sent } = await open(<LotNoteEditor lot={aLotWith('')} />)
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(box()).toHaveFocus()
  await user.type(box(), 'Rust{Shift>}{Enter}{/Shift}Bumper{Enter}')
  expect(await screen.findByRole('button', { name: 'Add note' })).toHaveFocus()
  expect(sent('POST /car-auction/save-comment')).toEqual([
    { carId: carLot().carCommonDetail.id, comment: 'Rust\nBumper' },
  ])
})

test('once the lot has been reloaded, the focus is on the saved note’s edit button', async () => {
  let show = (_comment: string) => {}
  function Page() {
    const [comment, setComment] = useState('')
    show = setComment
    return <LotNoteEditor lot={aLotWith(comment)} />
  }
  const { user } = await open(<Page />)
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await user.type(box(), 'Rust{Enter}')
  await screen.findByRole('button', { name: 'Add note' })
  act(() => show('Rust'))
  expect(screen.getByRole('button', { name: 'Edit the note' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.clear(box())
  await user.type(box(), '{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit the note' })).toHaveFocus())
  act(() => show(''))
  expect(screen.getByRole('button', { name: 'Add note' })).toHaveFocus()
})

test('a note is read-only until the pen is pressed, and Escape discards changes', async () => {
  const { user, sent } = await open(<LotNoteEditor lot={aLotWith('Rust')} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit the note' }))
  expect(box()).toHaveValue('Rust')
  await user.type(box(), ' and more{Escape}')
  expect(screen.getByText('Rust')).toBeVisible()
  expect(sent('POST /car-auction/save-comment')).toEqual([])
})

test('an emptied note is sent as none, and a new one can be added', async () => {
  const { user, sent } = await open(<LotNoteEditor lot={aLotWith('Rust')} />)
  await user.click(screen.getByRole('button', { name: 'Edit the note' }))
  await user.clear(box())
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(sent('POST /car-auction/save-comment')).toEqual([
      { carId: carLot().carCommonDetail.id, comment: '' },
    ]),
  )
  cleanup()
  await open(<LotNoteEditor lot={aLotWith('')} />)
  expect(screen.getByRole('button', { name: 'Add note' })).toBeVisible()
})

test('input that cannot be saved is kept', async () => {
  const { user } = await open(<LotNoteEditor lot={aLotWith('')} />, {
    'POST /car-auction/save-comment': () =>
      Response.json({ success: false, messageCode: 'internal' }, { status: 500 }),
  })
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await user.type(box(), 'Rust{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('The information has not been changed')
  expect(box()).toHaveValue('Rust')
})

test('staff see earlier notes and their authors', async () => {
  const { user } = await open(<LotNoteEditor lot={aLotWith('Rust')} />, {
    'GET /car-auction/comment-history': {
      notes: [
        { id: 2, comment: 'Rust', by: 'Saki Mori', at: '2026-11-24T01:00:00.000Z' },
        { id: 1, comment: '', by: 'Ken Endo', at: '2026-11-23T01:00:00.000Z' },
      ],
    },
  })
  await user.click(screen.getByRole('button', { name: 'Note history' }))
  const items = within(await screen.findByRole('list', { name: 'Note history' })).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent(/10:00 Saki MoriRust/)
  expect(items[1]).toHaveTextContent(/Ken EndoThe note was removed/)
})

test('a note that staff cannot edit on this page is read-only', async () => {
  await open(<LotNoteEditor lot={aLotWith('Rust', false)} />)
  expect(screen.getByText('Rust')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
