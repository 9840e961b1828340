import { expect, type Page } from '@playwright/test'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('a client and a manager chat about a bid, and each sees the other’s messages at once', async ({
  browser,
}) => {
  const client = await signedIn(browser, 'client')
  const manager = await signedIn(browser, 'manager')
  const bid = await aBid(client)
  // A link to a chat works even if its bid is not on the list's first page.
  await manager.goto(`${base()}/console/bid-manager/all?bid=${bid.bidId}`)
  const desk = chatOf(manager)
  await expect(desk.getByText(String(bid.lotNo), { exact: true })).toBeVisible()
  await expect(desk.getByRole('textbox', { name: 'Message' })).toBeEnabled()

  await client.goto(`${base()}/bids`)
  await client
    .getByRole('button', { name: new RegExp(`Chat about lot ${bid.lotNo}`) })
    .first()
    .click()
  await expect(client).toHaveURL(/[?&]bid=\d+/)
  const question = `Is it rusty underneath? ${Date.now()}`
  await say(client, question)
  await expect(desk.getByText(question)).toBeVisible()

  const answer = `Surface rust only. ${Date.now()}`
  await say(manager, answer)
  const theirs = chatOf(client).getByText(answer)
  await expect(theirs).toBeVisible()
  await expect(theirs).not.toHaveAttribute('data-own')

  await desk.getByRole('tab', { name: 'Bidding history' }).click()
  await expect(desk.getByRole('tabpanel', { name: 'Bidding history' })).toBeVisible()

  await desk.getByRole('button', { name: 'Close chat' }).click()
  await expect(manager).not.toHaveURL(/bid=/)
  await say(client, `One more thing. ${Date.now()}`)
  await manager.goto(`${base()}/console/bid-manager/all?lotNo=${bid.lotNo}`)
  // Two halls may have lots with the same number.
  const row = manager
    .getByRole('row', { name: new RegExp(bid.clientName) })
    .filter({ hasText: bid.auctionName })
  await expect(row.getByRole('img', { name: 'Unread message' })).toBeVisible()
})

test('Escape leads from a chat back to its row, which shrank for the chat and regains its size', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'client', { viewport: { width: 1440, height: 900 } })
  await page.goto(`${base()}/bids`)
  const ways = page.getByRole('button', { name: /^Chat about lot/ })
  await expect(ways.first()).toBeVisible()
  const id = (await ways.nth(2).getAttribute('id')) ?? ''
  await ways.nth(2).focus()
  await page.keyboard.press('Enter')
  const chat = chatOf(page)
  await expect(chat.getByRole('textbox', { name: 'Message' })).toBeFocused()
  // The list shows messages again once it has room.
  const messages = page.getByText('No messages', { exact: true })
  await expect(messages).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(messages.first()).toBeVisible()
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
})

test('the missing-credit message leads a manager to the client', async ({ browser }) => {
  const manager = await signedIn(browser, 'manager')
  const profile = await (await signedIn(browser, 'client')).request.get(`${base()}/v1/user/view-profile`)
  const { detail } = (await profile.json()).result as { detail: { userId: number; fullName: string } }
  await manager.goto(`${base()}/console/clients/${detail.userId}`)
  await expect(manager.getByRole('heading', { name: detail.fullName })).toBeVisible()
  await expect(manager.getByRole('region', { name: 'Credit and limits' })).toContainText(
    'Maximum bid allowed',
  )
  await manager.getByRole('link', { name: /^Archive/ }).click()
  await expect(manager).toHaveURL(`${base()}/console/archive-bids?user=${detail.userId}`)
  await expect(manager.getByRole('tab', { name: /^All/ })).toBeVisible()
  await expect(manager.getByRole('row').nth(1)).toContainText(detail.fullName)
})

const chatOf = (page: Page) => page.getByRole('complementary', { name: 'Chat about the bid' })

async function say(page: Page, text: string) {
  const box = chatOf(page).getByRole('textbox', { name: 'Message' })
  await box.fill(text)
  // Until the chat has loaded there is nothing to answer, and Enter sends nothing.
  await expect(chatOf(page).getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('')
  await expect(chatOf(page).getByText(text)).toBeVisible()
}

/** The first of the user's own bids. */
async function aBid(page: Page) {
  const answer = await page.request.get(`${base()}/v1/bid/my-bid`)
  const profile = await page.request.get(`${base()}/v1/user/view-profile`)
  const { cars } = (await answer.json()).result as {
    cars: { bidId: number; lotNo: number; auctionName: string }[]
  }
  const { detail } = (await profile.json()).result as { detail: { fullName: string } }
  const [bid] = cars
  if (!bid) throw new Error('The demo client has no bids')
  return { ...bid, clientName: detail.fullName }
}
