import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breakdown } from './index.ts'

const meta = {
  title: 'Data/Breakdown',
  component: Breakdown,
  args: {
    columns: { name: 'Source', counts: 'What counts', whole: 'Bids together', counted: 'Held' },
    parts: [
      {
        key: 'a',
        name: 'Group A, buy 1',
        counts: '5 bids, the highest',
        whole: '¥ 14 180 000',
        counted: '¥ 3 150 000',
        share: 0.34,
      },
      {
        key: 'single',
        name: 'No group',
        counts: '2 bids, all counted',
        whole: '¥ 150 000',
        counted: '¥ 150 000',
        share: 0.02,
      },
    ],
    total: { name: 'Active bids', whole: '¥ 14 330 000', counted: '¥ 3 300 000' },
    ends: ['Held ¥ 3 300 000, 36%', 'Free ¥ 5 940 500 of ¥ 9 240 500'],
  },
} satisfies Meta<typeof Breakdown>
export default meta

export const Default: StoryObj<typeof meta> = {}

export const Empty: StoryObj<typeof meta> = {
  args: { parts: [], ends: ['Held ¥ 0, 0%', 'Free ¥ 9 240 500'] },
}
