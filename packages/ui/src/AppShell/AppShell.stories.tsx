import type { Meta, StoryObj } from '@storybook/react-vite'
import { Car, Gavel, PanelLeft, Ship, Star } from 'lucide-react'
import { expect, screen } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Logo } from '../Logo/index.ts'
import { Rail, RailClock, RailDrawer, RailItem, RailSection } from '../Rail/index.ts'
import { Stateful } from '../stories/Stateful.tsx'
import { settled } from '../stories/settled.ts'
import { AppShell, StickyBar, TopBar, TopBarTitle } from './index.ts'

const meta = { title: 'Layout/AppShell', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const entries = (
  <>
    <RailSection>
      <RailItem icon={Gavel} label="My bids" count={38} href="#bids" />
    </RailSection>
    <RailSection label="Catalogue">
      <RailItem icon={Star} label="Favorites" href="#favorites" />
      <RailItem icon={Car} label="Car listing" href="#cars" active />
    </RailSection>
  </>
)
const foot = (
  <>
    <RailItem icon={Ship} label="Shipping schedule" href="#ships" external />
    <RailClock place="Tokyo" time="23:16:48" date="2026.11.24 Tue, UTC+9" />
  </>
)

const shell = (initial: boolean): Story => ({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stateful initial={initial}>
      {(collapsed, setCollapsed) => (
        <AppShell
          skipLabel="Skip to content"
          railCollapsed={collapsed}
          rail={
            <Rail
              label="Main"
              collapsed={collapsed}
              brand={<Logo label="Seriba" markOnly={collapsed} />}
              foot={foot}
            >
              {entries}
            </Rail>
          }
          topBar={
            <TopBar>
              <IconButton icon={PanelLeft} label="Collapse" onClick={() => setCollapsed(!collapsed)} />
              <TopBarTitle>Car auctions</TopBarTitle>
            </TopBar>
          }
        >
          <p style={{ padding: 16, minHeight: '120vh' }}>Lots</p>
          <StickyBar>
            <Button variant="primary" size="touch" block>
              Place bid
            </Button>
          </StickyBar>
        </AppShell>
      )}
    </Stateful>
  ),
})

export const Wide = shell(false)
export const Collapsed: Story = {
  ...shell(true),
  play: async () => {
    const time = (await screen.findByText('23:16')).childNodes[0] as Text
    const seconds = screen.getByText(':48').childNodes[0] as Text
    const room = screen.getByRole('navigation', { name: 'Main' }).getBoundingClientRect()
    for (const text of [time, seconds]) {
      const words = document.createRange()
      words.selectNode(text)
      const { left, right } = words.getBoundingClientRect()
      await expect(left - room.left).toBeGreaterThan(6)
      await expect(room.right - right).toBeGreaterThan(6)
    }
  },
}

export const Drawer: Story = {
  render: () => (
    <RailDrawer
      label="Main"
      closeLabel="Close"
      isOpen
      onClose={() => {}}
      brand={<Logo label="Seriba" height={22} />}
      head={<p style={{ padding: '10px 16px' }}>Dina Kovalenko</p>}
      foot={foot}
    >
      {entries}
    </RailDrawer>
  ),
  play: async () => {
    await settled(await screen.findByRole('dialog', { name: 'Main' }))
  },
}
