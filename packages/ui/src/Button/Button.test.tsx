import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button, LinkButton } from './index.ts'

test('a disabled button can be focused, gives its reason and does nothing', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason="Bidding is closed." onClick={onClick}>
        Place bid
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Place bid' })
  expect(button).toHaveAccessibleDescription('Bidding is closed.')
  await userEvent.tab()
  expect(button).toHaveFocus()
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a busy button keeps its name and ignores presses', async () => {
  const onClick = vi.fn()
  render(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save', busy: true })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a link button is a link and can be rendered by a router', () => {
  render(
    <LinkButton variant="primary" render={(props) => <a {...props} href="/drawn-by-router" />}>
      Car auctions
    </LinkButton>,
  )
  expect(screen.getByRole('link', { name: 'Car auctions' })).toHaveAttribute('href', '/drawn-by-router')
})
