import type { Meta, StoryObj } from '@storybook/react-vite'
import { CarFront, Gavel, User } from 'lucide-react'
import { screen } from 'storybook/test'
import { KeyCap } from '../KeyCap/index.ts'
import { Stateful } from '../stories/Stateful.tsx'
import { settled } from '../stories/settled.ts'
import { CommandPalette, type PaletteGroup } from './index.ts'

const meta = { title: 'Overlays/CommandPalette', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const found: PaletteGroup[] = [
  {
    id: 'bids',
    label: 'Bids',
    items: [
      {
        id: 'b1',
        icon: Gavel,
        label: '30518 Toyota Land Cruiser Prado',
        detail: 'D. Kovalenko, ¥ 3 150 000',
        end: '10:30',
      },
      {
        id: 'b2',
        icon: Gavel,
        label: '30544 Honda Vezel',
        detail: 'D. Kovalenko, ¥ 1 240 000',
        end: '10:42',
      },
    ],
  },
  {
    id: 'clients',
    label: 'Clients',
    items: [{ id: 'c1', icon: User, label: 'Dmitri Kovalenko', detail: 'Vostok Auto' }],
  },
  {
    id: 'commands',
    label: 'Commands',
    items: [{ id: 'go', icon: CarFront, label: 'Car Listing', end: <KeyCap>G</KeyCap> }],
  },
]

const show = (groups: readonly PaletteGroup[], busy = false): Story => ({
  render: () => (
    <Stateful initial="kov 305">
      {(text, setText) => (
        <CommandPalette
          isOpen
          onClose={() => {}}
          label="Go to"
          placeholder="Lot, client, chassis"
          text={text}
          onText={setText}
          marked={text.split(' ')}
          groups={groups}
          busy={busy}
          onChoose={() => {}}
          status={`${groups.length} groups`}
          empty="Nothing found"
          foot={
            <span>
              <KeyCap>↵</KeyCap> Open
            </span>
          }
        />
      )}
    </Stateful>
  ),
  play: async () => {
    await settled(await screen.findByRole('dialog', { name: 'Go to' }))
  },
})

export const Results = show(found)
export const Empty = show([])
export const Busy = show(found, true)
