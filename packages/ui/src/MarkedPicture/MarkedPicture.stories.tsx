import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { turned: 180 } }
export const LiesOnItsSide: StoryObj<typeof meta> = { args: { turned: 90 } }
