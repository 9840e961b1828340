import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { IconButton } from './index.ts'

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: Star, label: 'Favourites' },
} satisfies Meta<typeof IconButton>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { variant: 'secondary', size: 'lg' } }
