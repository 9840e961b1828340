import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../TextField/index.ts'
import { ShowFilters } from './index.ts'

const meta = {
  title: 'Navigation/ShowFilters',
  component: ShowFilters,
  args: {
    label: 'Show',
    summary: 'All',
    closeLabel: 'Close',
    doneLabel: 'Show 12',
    filters: [],
    children: <TextField label="ID or description" />,
  },
} satisfies Meta<typeof ShowFilters>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Narrowed: StoryObj<typeof meta> = {
  args: {
    summary: 'Remittances',
    filters: [
      { id: 'from', text: 'From: 2026.09.01', removeLabel: 'Remove From: 2026.09.01', onRemove: () => {} },
    ],
  },
}
