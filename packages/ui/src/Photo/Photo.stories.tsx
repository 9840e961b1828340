import type { Meta, StoryObj } from '@storybook/react-vite'
import { photo } from '../stories/photo.ts'
import { Photo } from './index.ts'

const meta = {
  title: 'Media/Photo',
  component: Photo,
  args: { src: photo(210), alt: 'Toyota Land Cruiser Prado, front left', style: { width: 240 } },
} satisfies Meta<typeof Photo>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { src: null } }
