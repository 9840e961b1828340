import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { GradeBadge } from '../GradeBadge/index.ts'
import { Stack } from '../stories/Line.tsx'
import { Stateful } from '../stories/Stateful.tsx'
import { settled } from '../stories/settled.ts'
import { InFieldSelect, type InFieldSelectProps } from './index.ts'

const meta = { title: 'Filters/InFieldSelect', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  empty: 'All',
  selected: (count: number) => `${count} selected`,
  search: 'Search',
  clear: 'Clear',
  noResults: 'No results',
  loading: 'Loading',
  footer: (count: number, total: number) => `${count} of ${total}`,
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
const options = models.map((label, index) => ({ value: label, label, count: 412 - index * 31 }))

function Model({ initial = [], ...props }: Partial<InFieldSelectProps> & { initial?: string[] }) {
  return (
    <Stateful initial={initial}>
      {(value, onChange) => (
        <InFieldSelect
          label="Model"
          options={options}
          value={value}
          onChange={onChange}
          texts={texts}
          {...props}
        />
      )}
    </Stateful>
  )
}

export const Summaries: Story = {
  render: () => (
    <Stack width={240}>
      <Model />
      <Model initial={['Alphard']} />
      <Model initial={['Alphard', 'Aqua', 'Auris']} />
      <Model disabled />
    </Stack>
  ),
}

export const Open: Story = {
  render: () => (
    <div style={{ width: 320, height: 460 }}>
      <Model initial={['Alphard', 'Alphard Hybrid']} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Model 2 selected' }))
    await userEvent.type(await screen.findByRole('combobox'), 'al')
    await expect(screen.getAllByRole('option')).toHaveLength(4)
  },
}

export const SingleWithContent: Story = {
  render: () => (
    <div style={{ width: 200, height: 220 }}>
      <Model
        label="Condition"
        mode="single"
        options={[
          { value: '6', label: '6', content: <GradeBadge tone="green">6</GradeBadge>, count: 118 },
          { value: '4.5', label: '4.5', content: <GradeBadge tone="orange">4.5</GradeBadge>, count: 3380 },
          { value: 'R', label: 'R', content: <GradeBadge tone="red">R</GradeBadge>, count: 620 },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Condition All' }))
    await expect(await screen.findByRole('listbox')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}

export const LongChoices: Story = {
  render: () => (
    <div style={{ width: 160, height: 160 }}>
      <Model
        label="Damage"
        options={[
          { value: 'repair', label: 'Без замечаний к двигателю и коробке', count: 4860 },
          { value: 'rust', label: 'Без ржавчины', count: 41 },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Damage All' }))
    const { scrollWidth, clientWidth } = await screen.findByText(/двигателю/)
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const SearchedByTheServer: Story = {
  render: () => (
    <div style={{ width: 240, height: 160 }}>
      <Model options={[]} onSearch={() => {}} loading />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Model All' }))
    await settled(await screen.findByText('Loading'))
  },
}
