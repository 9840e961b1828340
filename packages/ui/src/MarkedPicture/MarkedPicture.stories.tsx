import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { photo } from '../stories/photo.ts'
import { MarkedPicture } from './index.ts'

const meta = {
  title: 'Media/MarkedPicture',
  component: MarkedPicture,
  args: {
    src: photo(40),
    alt: 'Auction sheet',
    style: { width: 480 },
    chosen: ['b'],
    marks: [
      {
        key: 'a',
        box: { x: 200, y: 200, width: 40, height: 30 },
        tone: 'green',
        label: 'A1',
        name: 'A1: small scratch',
      },
      {
        key: 'b',
        box: { x: 500, y: 500, width: 40, height: 30 },
        tone: 'amber',
        label: 'U2',
        name: 'U2: dent',
      },
      {
        key: 'c',
        box: { x: 800, y: 300, width: 40, height: 30 },
        tone: 'red',
        label: 'X',
        name: 'X: to be replaced',
      },
    ],
  },
} satisfies Meta<typeof MarkedPicture>
export default meta

const near = (key: string, x: number, label: string) =>
  ({
    key,
    box: { x, y: 480, width: 30, height: 30 },
    tone: 'green',
    label,
    name: `${label}: front fender`,
  }) as const

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { turned: 180 } }
export const LiesOnItsSide: StoryObj<typeof meta> = { args: { turned: 90 } }

/** Overlapping codes on the sheet: each can be read and clicked. */
export const CloseTogether: StoryObj<typeof meta> = {
  args: { chosen: [], marks: [near('a', 500, 'A1'), near('b', 510, 'U2'), near('c', 520, 'B1')] },
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement).getAllByRole('button')
    await waitFor(() => {
      const boxes = chips.map((chip) => chip.getBoundingClientRect())
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const across = Math.abs(one.x - other.x) >= Math.max(one.width, other.width) / 2
          const down = Math.abs(one.y - other.y) >= one.height
          expect(across || down).toBe(true)
        }
    })
  },
}
