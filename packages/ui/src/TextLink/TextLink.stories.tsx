import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './index.ts'

const meta = {
  title: 'Controls/TextLink',
  component: TextLink,
  args: { children: 'Car auctions', href: '#lots' },
} satisfies Meta<typeof TextLink>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { inline: true } }
