import type { Meta, StoryObj } from '@storybook/react-vite'
import { Line } from '../stories/Line.tsx'
import { Checkbox } from './index.ts'

const meta = { title: 'Choice/Checkbox/Features', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <Line gap={16}>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox mixed>Mixed</Checkbox>
      <Checkbox disabled>Disabled</Checkbox>
      <Checkbox disabled defaultChecked>
        Disabled, on
      </Checkbox>
      <Checkbox aria-label="Without a text" />
    </Line>
  ),
}
