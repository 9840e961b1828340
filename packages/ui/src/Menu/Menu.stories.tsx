import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, LogOut, Settings, User } from 'lucide-react'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Stateful } from '../stories/Stateful.tsx'
import { settled } from '../stories/settled.ts'
import { Menu } from './index.ts'

const meta = { title: 'Overlays/Menu', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Actions: Story = {
  render: () => (
    <Menu
      label="Account"
      trigger={<Button endIcon={ChevronDown}>D. Kovalenko</Button>}
      placement="bottom start"
      sections={[
        {
          id: 'account',
          label: 'Account',
          items: [
            { id: 'profile', label: 'Profile', icon: User, href: '#profile' },
            { id: 'settings', label: 'Settings', icon: Settings, end: 'S' },
          ],
        },
        { id: 'out', items: [{ id: 'out', label: 'Log out', icon: LogOut, danger: true }] },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'D. Kovalenko' }))
    await settled(await screen.findByRole('menu', { name: 'Account' }))
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const Choices: Story = {
  render: () => (
    <Stateful initial="en">
      {(value, onChange) => (
        <Menu
          label="Language"
          trigger={<Button>Language</Button>}
          placement="bottom start"
          selected={value}
          onAction={onChange}
          sections={[
            {
              id: 'languages',
              items: [
                { id: 'en', label: 'English' },
                { id: 'ru', label: 'Русский' },
              ],
            },
          ]}
        />
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Русский' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Русский' })).toBeChecked()
  },
}
