import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openDesk, readingForm } from '../testing/open-readings.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const codes = (reading: Awaited<ReturnType<typeof readingForm>>) =>
  reading.getAllByRole('textbox', { name: /^Code, / }).map((field) => (field as HTMLInputElement).value)

test('a missing code is added with keys: its box, its letters, then its size', async () => {
  const { user, sent } = await openDesk('/translations?view=readings')
  const reading = await readingForm()
  await user.keyboard('d')
  const pen = screen.getByRole('application', { name: 'Sheet to draw on' })
  expect(pen).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}{Enter}')
  await waitFor(() => expect(reading.getByRole('textbox', { name: 'Code, Elsewhere' })).toHaveFocus())
  await user.keyboard('U2')
  await user.keyboard('1')
  expect(codes(reading)).toEqual(['W2', 'U1'])
  expect(screen.getByRole('button', { name: 'U1: Elsewhere', pressed: true })).toBeVisible()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent('POST /car-auction/sheet-reading-check')).toHaveLength(1))
  expect(sent('POST /car-auction/sheet-reading-check')[0]).toMatchObject({
    reading: { marks: [{ code: 'W2' }, { code: 'U1', box: { x: 450, y: 470, width: 80, height: 70 } }] },
  })
})

test('a box is drawn with the mouse from corner to corner, while Escape and a mere click draw nothing', async () => {
  const { user } = await openDesk('/translations?view=readings')
  const reading = await readingForm()
  const draw = () => screen.getByRole('button', { name: /^Draw a box/ })
  await user.click(draw())
  const pen = screen.getByRole('application')
  vi.spyOn(pen, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 1000,
    height: 500,
  } as DOMRect)
  const at = (x: number, y: number) => ({ target: pen, coords: { clientX: x, clientY: y } })
  await user.pointer([
    { keys: '[MouseLeft>]', ...at(90, 50) },
    { keys: '[/MouseLeft]', ...at(90, 50) },
  ])
  expect(codes(reading)).toEqual(['W2'])
  await user.pointer([
    { keys: '[MouseLeft>]', ...at(90, 50) },
    at(180, 80),
    { keys: '[/MouseLeft]', ...at(180, 80) },
  ])
  // Near a code on the left rear fender, the new one belongs to that part.
  expect(await reading.findAllByRole('textbox', { name: 'Code, Left rear fender' })).toHaveLength(2)
  await user.click(draw())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('application')).not.toBeInTheDocument()
  expect(codes(reading)).toEqual(['W2', ''])
})

test('steps can be undone and redone, and differences from the machine are shown side by side', async () => {
  const { user } = await openDesk('/translations?view=readings')
  const reading = await readingForm()
  const code = reading.getByRole('textbox', { name: 'Code, Left rear fender' })
  expect(reading.getByText('Nothing differs.')).toBeVisible()
  await user.click(code)
  await user.keyboard('1')
  const compared = within(reading.getByRole('region', { name: 'Compared with the machine' }))
  expect(compared.getByRole('row', { name: 'Left rear fender W2 W1' })).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  expect(code).toHaveValue('W2')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(code).toHaveValue('W1')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(code).toHaveValue('W2')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('the sizes of the selected code are listed and can be clicked', async () => {
  const { user } = await openDesk('/translations?view=readings')
  const reading = await readingForm()
  await user.click(screen.getByRole('button', { name: 'W2: Left rear fender' }))
  const sizes = within(reading.getByRole('group', { name: 'Sizes of this code' }))
  await user.click(sizes.getByRole('button', { name: /^W3 repaired badly/ }))
  expect(codes(reading)).toEqual(['W3'])
})
