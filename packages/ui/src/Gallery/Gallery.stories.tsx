import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { LotBadge } from '../LotBadge/index.ts'
import { photo } from '../stories/photo.ts'
import { settled } from '../stories/settled.ts'
import { Gallery } from './index.ts'

const meta = { title: 'Media/Gallery', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const photos = Array.from({ length: 12 }, (_, index) => ({
  src: photo(index * 30),
  alt: `Toyota Land Cruiser Prado, ${index + 1}`,
}))

export const Default: Story = {
  render: () => (
    <Gallery
      isOpen
      onClose={() => {}}
      photos={photos}
      initialIndex={2}
      label="Photos"
      failedLabel="Couldn’t load the photo"
      retryLabel="Try again"
      closeLabel="Close"
      previousLabel="Previous"
      nextLabel="Next"
      countLabel={(number, total) => `${number} of ${total}`}
      photoLabel={(number) => `Photo ${number}`}
      head={
        <>
          <LotBadge>41207</LotBadge>
          <b>Toyota Land Cruiser Prado</b>
        </>
      }
    />
  ),
  play: async () => {
    await settled(await screen.findByText('3 of 12'))
    await userEvent.keyboard('{ArrowDown}')
    await settled(await screen.findByText('4 of 12'))
  },
}
