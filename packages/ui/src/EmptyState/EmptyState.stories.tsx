import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide-react'
import { Button } from '../Button/index.ts'
import { EmptyState } from './index.ts'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: SearchX,
    title: 'No results',
    text: 'No lots match these 9 filters. Widen the year or the mileage.',
    action: <Button>Reset filter</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = {
  args: { picture: '404', title: 'Page not found', text: 'The address is wrong or the page has moved.' },
}
