import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './index.ts'

const meta = { title: 'Controls/Button', component: Button, args: { children: 'Search' } } satisfies Meta<
  typeof Button
>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { variant: 'primary', size: 'lg' } }
