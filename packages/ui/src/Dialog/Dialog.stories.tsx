import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Stateful } from '../stories/Stateful.tsx'
import { settled } from '../stories/settled.ts'
import { AlertDialog, ConfirmDialog, Dialog } from './index.ts'

const meta = { title: 'Overlays/Dialog', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Stateful initial={true}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Share</Button>
          <Dialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title="Share this car"
            closeLabel="Close"
            actions={
              <>
                <Button onClick={() => setOpen(false)}>Cancel</Button>
                <Button variant="primary" onClick={() => setOpen(false)}>
                  Share
                </Button>
              </>
            }
          >
            Anyone with this link and code can see the photos, specifications and original sheet.
          </Dialog>
        </>
      )}
    </Stateful>
  ),
  play: async () => {
    await settled(await screen.findByRole('dialog', { name: 'Share this car' }))
  },
}

export const EscapeCloses: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await settled(await canvas.findByRole('button', { name: 'Share' }))
  },
}

export const Alert: Story = {
  render: () => (
    <AlertDialog onClose={() => {}} title="Not saved" closeLabel="Close">
      The bid has changed meanwhile. Nothing was changed by you.
    </AlertDialog>
  ),
  play: async () => {
    await settled(await screen.findByRole('alertdialog', { name: 'Not saved' }))
  },
}

export const Confirmation: Story = {
  render: () => (
    <ConfirmDialog
      isOpen
      onClose={() => {}}
      onConfirm={() => {}}
      title="Confirmation"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      danger
    >
      Delete the saved search “Toyota, Alphard, 2019 –, – 80&nbsp;000 km”?
    </ConfirmDialog>
  ),
  play: async () => {
    await settled(await screen.findByRole('alertdialog', { name: 'Confirmation' }))
  },
}

/** Neither Escape nor the scrim closes it. */
export const NotDismissable: Story = {
  render: () => (
    <Dialog
      isOpen
      onClose={() => {}}
      dismissable={false}
      title="You won 2 auctions"
      actions={<Button>More details</Button>}
    >
      Your manager will send the invoice today.
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
  },
}
