import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { TagList } from './index.ts'

const meta = { title: 'Filters/TagList', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const tags = ['Maker: Toyota', 'Year: 2014 –', 'Mileage: – 150 000', 'Date: 11/24 (Tue)', 'Color: White'].map(
  (text) => {
    const [name = '', value = ''] = text.split(': ')
    return { id: name, name, text: value, removeLabel: `Remove ${name}` }
  },
)

export const Overflow: Story = {
  render: () => (
    <div style={{ width: 460 }}>
      <Stateful initial={tags}>
        {(shown, setShown) => (
          <TagList
            label="Filters"
            tags={shown}
            onRemove={(id) => setShown(shown.filter((tag) => tag.id !== id))}
            moreLabel={(count) => `All tags ${count}`}
            lessLabel="Hide tags"
          />
        )}
      </Stateful>
    </div>
  ),
}
