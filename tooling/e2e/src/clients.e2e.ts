import { expect, type Page } from '@playwright/test'
import { openLive } from './live.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('a manager finds a client and raises their limit, and the client’s open bid panel shows it', async ({
  browser,
}) => {
  const [client, manager] = [await signedIn(browser, 'client'), await signedIn(browser, 'manager')]
  const { userId, fullName, limit } = await accountOf(client)
  await openLive(client, `/car-auctions/${await openLot(client)}`)
  await expect(client.getByLabel('Your bid')).toBeVisible()
  const before = await maximumOf(client)

  await manager.goto(`${base()}/console/bid-manager`)
  await manager.getByRole('link', { name: 'Clients' }).click()
  const search = manager.getByRole('searchbox', { name: 'Name, company, email, ID' })
  await expect(search).toBeVisible()
  await manager.keyboard.press('/')
  await expect(search).toBeFocused()
  await manager.keyboard.type(String(userId))
  await manager.keyboard.press('Enter')
  await expect(manager).toHaveURL(new RegExp(`search=${userId}`))
  const row = manager.getByRole('row', { name: new RegExp(fullName) })
  await row.getByRole('button', { name: new RegExp(`^${fullName}’s limits`) }).click()
  const form = manager.getByRole('form', { name: `${fullName}’s limits` })
  await form.getByLabel('Credit limit').fill(String(limit + 1_000_000))
  await form.getByLabel(/^Reason/).fill('Deposit agreed')
  await form.getByRole('button', { name: /^Save/ }).click()
  await expect(form).toBeHidden()

  await expect.poll(() => maximumOf(client)).toBe(before + 1_000_000)

  await test.step('the change appears in the audit log on their page', async () => {
    await row.getByRole('link', { name: fullName }).click()
    await manager.getByRole('tab', { name: 'Audit' }).click()
    await expect(manager.getByRole('listitem').filter({ hasText: 'Deposit agreed' }).first()).toContainText(
      'credit limit',
    )
  })

  await test.step('once bidding is denied, it is gone from the client’s panel', async () => {
    await manager.getByRole('tab', { name: /^Access/ }).click()
    const bidding = manager.getByRole('radiogroup', { name: 'Place bids' })
    await bidding.getByText('Deny').click()
    await manager.getByRole('textbox', { name: /^Reason/ }).fill('Debt')
    await manager.getByRole('button', { name: 'Save' }).click()
    await expect(client.getByText(/you need to make a deposit/).first()).toBeVisible()
    await bidding.getByText('Template').click()
    await manager.getByRole('textbox', { name: /^Reason/ }).fill('Paid')
    await manager.getByRole('button', { name: 'Save' }).click()
    await expect(client.getByLabel('Your bid')).toBeVisible()
  })
})

test('the owner of an account opened by a manager logs in through the email', async ({ browser }) => {
  const manager = await signedIn(browser, 'manager')
  const email = `wanjiru.${Date.now()}@rift.example`
  await manager.goto(`${base()}/console/clients`)
  await manager.getByRole('button', { name: /^New client/ }).click()
  const form = manager.getByRole('dialog', { name: 'New client' })
  await form.getByLabel('Full name').fill('Wanjiru Mwangi')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('button', { name: /Country$/ }).click()
  await manager.getByRole('option', { name: 'Kenya' }).click()
  await form.getByRole('button', { name: 'Create and invite' }).click()
  await expect(manager.getByRole('heading', { name: 'Wanjiru Mwangi' })).toBeVisible()
  await expect(manager.getByText('Bidding not allowed')).toBeVisible()

  const owner = await (await browser.newContext()).newPage()
  await openMail(owner, email)
  await owner.getByRole('link', { name: 'Choose a password' }).click()
  for (const name of ['Password', 'Repeat password'])
    await owner.getByLabel(name, { exact: true }).fill('violet harbour 17')
  await owner.getByRole('button', { name: 'Continue' }).click()
  await expect(owner.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
})

async function openMail(page: Page, email: string) {
  const received = page.getByRole('listitem').filter({ hasText: email })
  await expect(async () => {
    await page.goto(`${base()}/dev/mail`)
    expect(await received.count()).toBe(1)
  }).toPass()
  await received.getByRole('link').first().click()
}

async function accountOf(page: Page) {
  const answer = await page.request.get(`${base()}/v1/user/view-profile`)
  const { detail, balanceInfo } = (await answer.json()).result as {
    detail: { userId: number; fullName: string }
    balanceInfo: { creditLimit: number }
  }
  return { ...detail, limit: balanceInfo.creditLimit }
}

/** A car that they can still bid on and have not bid on yet. */
async function openLot(page: Page): Promise<number> {
  const answer = await page.request.get(
    `${base()}/v1/car-auction/listing?sort=auctionDate&order=DESC&pageSize=50`,
  )
  const { carsList } = (await answer.json()).result as {
    carsList: { id: number; bidInfo?: { myBid: boolean } }[]
  }
  const lot = carsList.find(({ bidInfo }) => !bidInfo?.myBid)
  if (!lot) throw new Error('The demo company has no open lots')
  return lot.id
}

/** In yen. */
async function maximumOf(page: Page): Promise<number> {
  const line = page.getByText('Maximum bid allowed').locator('..').first()
  return Number((await line.textContent())?.replace(/\D/g, ''))
}
