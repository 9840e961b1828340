import '../testing/setup.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/render.tsx'
import { CalendarMenu } from './CalendarMenu.tsx'

async function open() {
  const page = await show(<CalendarMenu />, { path: '/bids' })
  await page.user.click(screen.getByRole('button', { name: 'Calendar (ICS)' }))
  return page
}

test('the auctions of one’s bids can be downloaded as a calendar file', async () => {
  const saved = vi.fn()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved(new URL(this.href).pathname, this.hasAttribute('download'))
  })
  const { user } = await open()
  await user.click(await screen.findByRole('menuitem', { name: 'Download file' }))
  expect(saved).toHaveBeenCalledExactlyOnceWith('/v1/calendar', true)
  click.mockRestore()
})

test('the calendar subscription address is created in the settings', async () => {
  const { user, router } = await open()
  await user.click(await screen.findByRole('menuitem', { name: 'Subscribe by address' }))
  expect(router.state.location).toMatchObject({ pathname: '/profile', search: '?tab=settings' })
})
