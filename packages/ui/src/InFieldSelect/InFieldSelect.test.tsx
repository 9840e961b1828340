import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { InFieldSelect, type InFieldSelectProps } from './index.ts'
import { matching, splitAtMatch } from './matching.ts'

const texts = {
  empty: 'All',
  selected: (count: number) => `${count} selected`,
  search: 'Search models',
  clear: 'Clear',
  noResults: 'No results',
  loading: 'Loading',
}
const models = [
  'Alphard',
  'Alphard Hybrid',
  'Allion',
  'Allex',
  'Aqua',
  'Auris',
  'bB',
  'Belta',
  'Camry',
  'Crown',
  'Vitz',
]
const options = models.map((label) => ({ value: label, label, count: '4' }))

function Model(props: Partial<InFieldSelectProps>) {
  const [value, setValue] = useState<string[]>([])
  return (
    <InFieldSelect
      label="Model"
      options={options}
      value={value}
      onChange={setValue}
      texts={texts}
      {...props}
    />
  )
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Model/ }))
  return screen.findByRole('listbox', { name: 'Model' })
}

test('the field shows All, then one label, then a count', async () => {
  render(<Model />)
  expect(screen.getByRole('button', { name: 'Model All' })).toBeInTheDocument()
  const list = await open()
  await userEvent.click(within(list).getByRole('option', { name: /Allion/ }))
  expect(screen.getByText('Allion', { selector: '[class*=value]' })).toBeInTheDocument()
  await userEvent.click(within(list).getByRole('option', { name: /Aqua/ }))
  expect(screen.getAllByText('2 selected').length).toBeGreaterThan(0)
})

test('the search narrows the list, and the keyboard can pick from it', async () => {
  const onChange = vi.fn()
  render(<Model onChange={onChange} />)
  const list = await open()
  const search = screen.getByRole('combobox', { name: 'Search models' })
  await userEvent.type(search, 'all')
  expect(within(list).getAllByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['Allex'])
  await userEvent.clear(search)
  await userEvent.type(search, 'zzz')
  expect(screen.getByRole('status')).toHaveTextContent('No results')
})

test('no more options can be selected than allowed', async () => {
  const onChange = vi.fn()
  render(<Model value={['Aqua']} max={1} onChange={onChange} />)
  const list = await open()
  expect(within(list).getByRole('option', { name: /Belta/ })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(within(list).getByRole('option', { name: /Belta/ }))
  expect(onChange).not.toHaveBeenCalled()
})

test('the search runs on the server if so configured', async () => {
  const onSearch = vi.fn()
  render(<Model options={[]} onSearch={onSearch} loading />)
  await open()
  await userEvent.type(screen.getByRole('combobox'), 'x')
  expect(onSearch).toHaveBeenCalledWith('x')
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
})

test('options that are still loading are not counted as none', async () => {
  const footer = (selected: number, total: number) => `${selected} of ${total}`
  const withFoot = { ...texts, footer }
  const { rerender } = render(<Model options={[]} texts={withFoot} loading />)
  await open()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(screen.queryByText('0 of 0')).toBeNull()
  rerender(<Model texts={withFoot} />)
  expect(screen.getByText('0 of 11')).toBeVisible()
})

test('options that begin with the query come first, and the match is highlighted', () => {
  expect(
    matching(
      [
        { value: '1', label: 'Land Cruiser' },
        { value: '2', label: 'Crown' },
      ],
      'cr',
    ).map((o) => o.label),
  ).toEqual(['Crown', 'Land Cruiser'])
  expect(splitAtMatch('Allion', 'LI')).toEqual(['Al', 'li', 'on'])
})
