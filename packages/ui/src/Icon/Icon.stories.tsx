import type { Meta, StoryObj } from '@storybook/react-vite'
import { CarFront, Gavel, Ship, Star } from 'lucide-react'
import { Line } from '../stories/Line.tsx'
import { Icon, type IconSize } from './index.ts'

const meta = { title: 'Marks/Icon/Features', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const sizes: IconSize[] = [12, 14, 16, 20, 24]

/** Lines look equally heavy at every size. */
export const Sizes: Story = {
  render: () => (
    <Line>
      {sizes.flatMap((size) =>
        [CarFront, Gavel, Ship, Star].map((icon) => (
          <Icon key={`${icon.displayName} ${size}`} icon={icon} size={size} />
        )),
      )}
    </Line>
  ),
}
