import { expect } from '@playwright/test'
import { openMail } from '../mails.ts'
import { base, logIn } from '../people.ts'
import { clientPage, type Week, watchLedger } from './week.ts'

const password = 'a ship to Mombasa'
const passport = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')

/** 1. The client signs up and confirms; staff are notified, and one of them takes the client. */
export async function signsUp(week: Week) {
  const { desk, buyer, client } = week
  await buyer.goto(`${base()}/auth/sign-up`)
  const field = (name: string) => buyer.getByLabel(name, { exact: true })
  await field('Full name').fill(client.name)
  await buyer.getByRole('button', { name: /Country$/ }).click()
  await buyer.getByRole('listbox', { name: 'Country' }).getByRole('option', { name: 'Kenya' }).click()
  await field('City').fill('Nairobi')
  await field('Email').fill(client.email)
  await field('Mobile').fill('712345678')
  await field('Password').fill(password)
  await field('Confirm password').fill(password)
  await buyer.getByRole('checkbox').check()
  await buyer.getByRole('button', { name: 'Sign up' }).click()
  await expect(buyer.getByRole('heading', { name: 'Almost done' })).toBeVisible()
  await openMail(buyer, client.email, 'Confirm your email address')
  await buyer.getByRole('link').first().click()
  await buyer.getByRole('link', { name: 'Log in' }).click()
  await logIn(buyer, client.email, password)
  await expect(buyer).toHaveURL(/\/car-auctions/)

  await desk.goto(`${base()}/console/clients?unassigned=1`)
  await expect(desk.getByRole('link', { name: /^Clients \d/ })).toBeVisible()
  const link = desk.getByRole('link', { name: client.name })
  client.id = Number(/\d+/.exec((await link.getAttribute('href')) ?? '')?.[0])
  await link.click()
  await expect(desk.getByRole('heading', { name: client.name })).toBeVisible()
  await watchLedger(week)
}

/** 2. The company asks for a passport, gets it, and marks the client checked. */
export async function isChecked(week: Week) {
  const { desk, buyer, client } = week
  await desk.goto(clientPage(week, 'documents'))
  await desk.getByRole('button', { name: 'Ask for a document' }).click()
  const asking = desk.getByRole('dialog', { name: `Ask ${client.name} for a document` })
  await asking.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(asking).toBeHidden()

  await buyer.goto(`${base()}/profile?tab=account`)
  await expect(buyer.getByText('Please send: Passport.')).toBeVisible()
  await buyer
    .getByLabel('Send a file')
    .and(buyer.locator('input'))
    .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: passport })
  await expect(buyer.getByText('Being checked')).toBeVisible()

  await expect(desk.getByText('Document to check: Passport')).toBeVisible()
  const sent = desk.getByRole('button', { name: /^Passport passport\.pdf/ })
  await expect(sent.getByText('To check')).toBeVisible()
  await desk.getByRole('button', { name: 'Mark client checked' }).click()
  const checking = desk.getByRole('dialog', { name: `Mark ${client.name} as checked` })
  await checking.getByRole('button', { name: 'Mark checked' }).click()
  await expect(desk.getByText(/^Checked by/)).toBeVisible()
}

/** 3. Staff correct what the client has mistyped. */
export async function isCorrected(week: Week) {
  const { desk } = week
  await desk.goto(clientPage(week))
  await desk.getByRole('button', { name: 'Edit profile' }).click()
  const form = desk.getByRole('dialog')
  for (const [name, value] of [
    ['Mobile', '+254 712 345 679'],
    ['City', 'Mombasa'],
    ['Port', 'Mombasa'],
  ] as const)
    await form.getByRole('textbox', { name, exact: true }).fill(value)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(desk.getByRole('complementary', { name: 'Profile' })).toContainText('Mombasa')
}

/** 4. The deposit arrives, less what the bank kept. */
export async function paysDeposit(week: Week) {
  const { desk, buyer, client } = week
  await buyer.goto(`${base()}/payments`)
  await buyer.getByRole('button', { name: 'Add funds' }).first().click()
  const funds = buyer.getByRole('dialog', { name: 'Add funds' })
  await funds.getByText('Bank transfer').click()
  await funds.getByRole('button', { name: 'Continue' }).click()
  await expect(buyer.getByRole('dialog', { name: 'Bank transfer' })).toContainText('Reference')

  await desk.goto(`${base()}/console/payments`)
  await desk.getByRole('button', { name: `Confirm the deposit of ${client.name}` }).click()
  const dialog = desk.getByRole('dialog', { name: `Deposit of ${client.name}` })
  await dialog.getByLabel('Amount received').fill('148500')
  await expect(dialog).toContainText(/1\s500 less than announced/)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  week.balance = 148_500
}

/** 5. Limits are set, and bidding is opened although the deposit was short. */
export async function getsLimits(week: Week) {
  const { desk } = week
  await desk.goto(clientPage(week))
  await desk.getByRole('button', { name: 'Edit: Credit limit' }).click()
  const limits = desk.getByRole('dialog')
  await limits.getByLabel('Credit limit').fill('5000000')
  await limits.getByLabel('Daily bid limit').fill('10')
  await limits.getByLabel(/^Reason/).fill('Agreed by phone')
  await limits.getByRole('button', { name: /^Save/ }).click()
  await expect(limits).toBeHidden()
  await expect(desk.getByText('0 of 10').first()).toBeVisible()

  await desk.goto(clientPage(week, 'access'))
  await desk.getByRole('radiogroup', { name: 'Place bids' }).getByText('Template').click()
  await desk.getByRole('textbox', { name: /^Reason/ }).fill('The bank kept its fee')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Bidding allowed')).toBeVisible()
}
