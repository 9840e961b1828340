import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CommandPalette, type PaletteGroup } from './index.ts'
import { markedParts } from './marked-parts.ts'

afterEach(cleanup)

const groups: PaletteGroup[] = [
  { id: 'bids', label: 'Bids', items: ['First', 'Second'].map((label) => ({ id: label, label })) },
  { id: 'clients', label: 'Clients', items: [{ id: 'Third', label: 'Third' }] },
]

function World({ onChoose, onClose }: { onChoose: () => void; onClose: () => void }) {
  const [text, setText] = useState('')
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      label="Go to"
      placeholder="Lot"
      text={text}
      onText={setText}
      groups={groups.map((group) => ({
        ...group,
        items: group.items.filter(({ label }) => label.startsWith(text)),
      }))}
      onChoose={onChoose}
      status=""
      empty="Nothing found"
    />
  )
}

async function open() {
  const [onChoose, onClose] = [vi.fn(), vi.fn()]
  render(<World onChoose={onChoose} onClose={onClose} />)
  const field = await screen.findByRole('combobox', { name: 'Go to' })
  return { onChoose, onClose, field, user: userEvent.setup() }
}
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('the field has the focus, and the arrows cycle through all groups', async () => {
  const { field, user } = await open()
  expect(field).toHaveFocus()
  expect(active(field)).toBe('First')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active(field)).toBe('Third')
  await user.keyboard('{ArrowDown}')
  expect(active(field)).toBe('First')
  await user.keyboard('{ArrowUp}')
  expect(active(field)).toBe('Third')
})

test('Enter or a click selects an option, and Ctrl+Enter opens it in a new tab', async () => {
  const { onChoose, user } = await open()
  await user.keyboard('{ArrowDown}{Enter}')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(screen.getByRole('option', { name: 'Third' }))
  expect(onChoose.mock.calls).toEqual([
    ['Second', false],
    ['Second', true],
    ['Third', false],
  ])
})

test('typing selects the first result', async () => {
  const { field, user } = await open()
  await user.keyboard('{ArrowDown}T')
  expect(active(field)).toBe('Third')
  await user.keyboard('x')
  expect(await screen.findByText('Nothing found')).toBeVisible()
  expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes the palette', async () => {
  const { onClose, user } = await open()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('the typed words are highlighted regardless of capitals and special characters', () => {
  const marked = (text: string, words: string[]) =>
    markedParts(text, words).flatMap(({ part, isMarked }) => (isMarked ? part : []))
  expect(marked('30518 Kovalenko', ['kov', '305'])).toEqual(['305', 'Kov'])
  expect(marked('a+b', ['+'])).toEqual(['+'])
  expect(marked('Prado', [''])).toEqual([])
})
