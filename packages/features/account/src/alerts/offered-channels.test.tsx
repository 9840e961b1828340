import { aProfile } from '@seriba/api/testing/facts'
import { notificationChannels } from '@seriba/domain/notifications/choices'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { NotificationList } from './NotificationList.tsx'
import { NotificationTable } from './NotificationTable.tsx'

const props = {
  detail: aProfile().detail,
  off: [],
  mailsOn: true,
  connected: { push: true, telegram: false },
  offered: notificationChannels.filter((channel) => channel !== 'telegram'),
  onChange: () => undefined,
}

test('a channel the company does not have is not offered', async () => {
  await show(<NotificationTable {...props} />)
  expect(screen.getByRole('columnheader', { name: 'Push' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: /Telegram/ })).not.toBeInTheDocument()
})

test('a channel the company does not have is not offered on a phone either', async () => {
  const { user } = await show(<NotificationList {...props} />)
  await user.click(screen.getByRole('button', { name: /Bid won/ }))
  const event = within(await screen.findByRole('dialog', { name: 'Bid won' }))
  expect(event.getByRole('switch', { name: 'Push' })).toBeVisible()
  expect(event.queryByRole('switch', { name: /Telegram/ })).not.toBeInTheDocument()
})
