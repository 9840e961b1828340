import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Stateful } from '../stories/Stateful.tsx'
import { SearchSelect } from './index.ts'

const meta = {
  title: 'Fields/SearchSelect',
  component: SearchSelect,
  args: {
    label: 'Maker',
    options: ['BMW', 'Honda', 'Mazda', 'Mitsubishi', 'Nissan', 'Subaru', 'Suzuki', 'Toyota'],
    value: null,
    onChange: () => {},
    placeholder: 'Choose',
    search: 'Search makers',
    other: { label: 'Other…', onChoose: () => {} },
  },
  render: (args) => (
    <div style={{ width: 240, height: 360 }}>
      <Stateful<string | null> initial={args.value}>
        {(value, onChange) => <SearchSelect {...args} value={value} onChange={onChange} />}
      </Stateful>
    </div>
  ),
} satisfies Meta<typeof SearchSelect>
export default meta

export const Default: StoryObj<typeof meta> = { args: { value: 'Honda' } }
export const Wrong: StoryObj<typeof meta> = { args: { error: 'Required field' } }
export const Searched: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Maker/ }))
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search makers' }), 'ma')
    await expect(screen.getByRole('option', { name: 'Mazda' })).toBeVisible()
    await expect(screen.queryByRole('option', { name: 'Honda' })).toBeNull()
    await expect(screen.getByRole('option', { name: 'Other…' })).toBeVisible()
  },
}
