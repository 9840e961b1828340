import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { Icon } from '../Icon/index.ts'
import { Line, Stack } from '../stories/Line.tsx'
import { TextField } from './index.ts'

const meta = {
  title: 'Fields/TextField/Features',
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Stack width={280}>
      <TextField label="28" size="sm" defaultValue="Vladivostok" />
      <TextField label="32" defaultValue="Vladivostok" />
      <TextField label="40" size="lg" defaultValue="Vladivostok" />
      <TextField label="44, for thumbs" size="touch" defaultValue="Vladivostok" />
    </Stack>
  ),
}

export const States: Story = {
  render: () => (
    <Stack width={280}>
      <TextField label="Referral code" hint="optional" placeholder="Optional" help="From your manager" />
      <TextField label="Your bid" defaultValue="3 151 000" error="Amount should be a multiple of 5 000 yen" />
      <TextField label="Email" defaultValue="dk@vostok-auto.example" readOnly />
      <TextField label="Company" defaultValue="Vostok" disabled />
    </Stack>
  ),
}

export const BesideTheText: Story = {
  render: () => (
    <Line>
      <TextField label="Client" labelHidden prefix={<Icon icon={Search} />} placeholder="Client" />
      <TextField label="Weight" suffix="kg" defaultValue="1 200" />
    </Line>
  ),
}
