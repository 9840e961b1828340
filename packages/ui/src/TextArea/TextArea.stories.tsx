import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './index.ts'

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: {
    label: 'Comment to manager',
    hint: 'optional',
    placeholder: 'Stop if the underbody is worse than S1',
  },
} satisfies Meta<typeof TextArea>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { rows: 4, error: 'At most 300 characters' } }
