import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { StatusSwitcher } from './StatusSwitcher.tsx'

type Args = { status: number; disabledReason?: string; touch?: boolean }

function Switching({ status, ...rest }: Args) {
  const [chosen, choose] = useState(status)
  return <StatusSwitcher lotNo={41207} status={chosen} onChoose={choose} {...rest} />
}

const meta = {
  title: 'Bids/Status switcher',
  args: { status: 1 },
  render: (args: Args) => (
    <StoryProviders width={args.touch ? 358 : 168}>
      <Switching key={args.status} {...args} />
    </StoryProviders>
  ),
} satisfies Meta<Args>
export default meta

export const Default: StoryObj<Args> = {}
export const Won: StoryObj<Args> = { args: { status: 6 } }
export const Refused: StoryObj<Args> = {
  args: { status: 2, disabledReason: 'You don’t have permission to do this.' },
}
export const ForTheThumb: StoryObj<Args> = { args: { touch: true } }
