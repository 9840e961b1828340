import { expect } from '@playwright/test'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('an offered lot reaches the client at once, declining it reaches staff, and accepting it is a bid', async ({
  browser,
}) => {
  const [client, manager] = [await signedIn(browser, 'client'), await signedIn(browser, 'manager')]
  await client.goto(`${base()}/make-an-order`)
  const order = client.getByRole('listitem').filter({ hasText: 'Hiace Van' })
  await expect(order).toContainText('New')

  await manager.goto(`${base()}/console/orders`)
  const row = manager.getByRole('row', { name: /Hiace Van/ })
  await row.getByRole('button', { name: /^Offer lots for order/ }).click()
  const dialog = manager.getByRole('dialog', { name: 'Lots for Toyota Hiace Van' })
  const offer = dialog.getByRole('button', { name: /^Offer lot \d+$/ }).first()
  const lotNo = (await offer.getAttribute('aria-label'))?.match(/\d+$/)?.[0]
  await offer.click()
  const offered = dialog.getByRole('region', { name: 'Offered' }).getByRole('listitem')
  await expect(offered).toContainText('Not answered')

  await expect(order).toContainText('1 lot offered')
  await order.getByRole('link', { name: 'Toyota Hiace Van' }).click()
  await client.getByRole('button', { name: `Decline lot ${lotNo}` }).click()
  await expect(offered).toContainText('Declined')
  await client.getByRole('button', { name: `Undo declining lot ${lotNo}` }).click()
  await expect(offered).toContainText('Not answered')

  await client.getByRole('link', { name: `Bid on lot ${lotNo}` }).click()
  await expect(client).toHaveURL(/\/car-auctions\/\d+$/)
  await expect(client.getByRole('button', { name: 'Place bid' })).toBeVisible()

  await client.getByRole('button', { name: /^Notifications/ }).click()
  const news = client.getByRole('listitem').filter({ hasText: 'Found for your order' }).first()
  await expect(news).toContainText(String(lotNo))
})
