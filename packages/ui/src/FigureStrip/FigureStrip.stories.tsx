import type { Meta, StoryObj } from '@storybook/react-vite'
import { FigureStrip } from './index.ts'

const meta = {
  title: 'Data/FigureStrip',
  component: FigureStrip,
  args: {
    figures: [
      { label: 'Balance', value: '¥ 1 240 500' },
      { label: 'Credit limit', value: '¥ 8 000 000' },
      { label: 'Last hour', value: 9, note: '5 not decided', tone: 'orange' },
      { label: 'Over the limit', value: 2, tone: 'red' },
    ],
  },
} satisfies Meta<typeof FigureStrip>
export default meta

export const Default: StoryObj<typeof meta> = {}
/** In a narrow window, too. */
export const OneLine: StoryObj<typeof meta> = { args: { oneLine: true } }
