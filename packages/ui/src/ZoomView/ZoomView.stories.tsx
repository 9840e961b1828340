import type { Meta, StoryObj } from '@storybook/react-vite'
import { photo } from '../stories/photo.ts'
import { ZoomView } from './index.ts'

const meta = {
  title: 'Media/ZoomView',
  component: ZoomView,
  args: {
    label: 'Auction sheet',
    zoomInLabel: 'Zoom in',
    zoomOutLabel: 'Zoom out',
    resetLabel: 'Actual size',
    style: { width: 480, height: 360 },
    children: <img src={photo(40)} alt="Auction sheet" />,
  },
} satisfies Meta<typeof ZoomView>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { style: { width: 320, height: 240 } } }
