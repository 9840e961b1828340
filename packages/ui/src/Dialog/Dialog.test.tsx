import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ConfirmDialog } from './index.ts'

/** A row whose button is gone once the bid is canceled: at once, or when the list has been reloaded. */
function Bid({ reloadMs = 0 }: { reloadMs?: number }) {
  const [isAsked, setAsked] = useState(false)
  const [isCanceled, setCanceled] = useState(false)
  return (
    <main>
      <button type="button">Elsewhere</button>
      <div>
        <a href="/lot">Lot 412</a>
        <div>
          {!isCanceled && (
            <button type="button" onClick={() => setAsked(true)}>
              Cancel bid
            </button>
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="Cancel this bid?"
        confirmLabel="Yes, cancel it"
        cancelLabel="Keep it"
        onConfirm={() => {
          setAsked(false)
          setTimeout(() => setCanceled(true), reloadMs)
        }}
      />
    </main>
  )
}

test.each([
  ['at once', 0],
  ['after a while', 150],
])('the focus moves to the nearest control if the opening button is removed %s', async (_, reloadMs) => {
  render(<Bid reloadMs={reloadMs} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bid' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Lot 412' })).toHaveFocus())
})

test('the focus returns to the button that opened the dialog', async () => {
  render(<Bid />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bid' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel bid' })).toHaveFocus())
})
