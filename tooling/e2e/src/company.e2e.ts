import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { phone } from './listing-page.ts'
import { base, setLanguage, signedIn } from './people.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'serial' })

test('a manager changes the company’s name and notice, and a visitor sees both on the next page', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'manager')
  await page.goto(`${base()}/console/company`)
  await page.getByLabel('Company name').fill('Seriba Harbor')
  await page.getByLabel('Notice, English', { exact: true }).fill('No auctions on Monday')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Publish 2 changes' }).click()
  await expect(page.getByText(/^Published\./)).toBeVisible()
  await expect(page).toHaveTitle('Company settings · Seriba Harbor')

  const visitor = await (await browser.newContext()).newPage()
  const answer = await visitor.goto(`${base()}/auth/login`)
  // Written into the page, so nothing flashes.
  expect(await answer?.text()).toContain('Seriba Harbor</title>')
  await expect(visitor.getByText('No auctions on Monday')).toBeVisible()
  await expect(visitor).toHaveTitle(/Seriba Harbor/)

  for (const part of ['Brand', 'Notice']) {
    const region = page.getByRole('region', { name: part, exact: true })
    await region.getByRole('button', { name: 'Restore from the file' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore from the file' }).click()
    await expect(region.getByRole('button', { name: 'Restore from the file' })).toBeHidden()
  }
  await visitor.reload()
  await expect(visitor.getByText('No auctions on Monday')).toBeHidden()
  await expect(visitor).toHaveTitle(/Seriba Demo/)
})

test('the terms are written in the console and read by visitors, with any markup shown as text', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'manager')
  await page.goto(`${base()}/console/company/cookies`)
  const english = page.getByLabel('English', { exact: true })
  await english.fill('# Our cookies\n\n## Which\n\n- **Two**, and <img src=x onerror=alert(1)>')
  const preview = page.getByRole('region', { name: 'The page as visitors will see it' })
  await expect(preview.getByRole('heading', { name: 'Our cookies' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(page.getByText(/^Published\./)).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${base()}/cookies`)
  await expect(visitor.getByRole('heading', { name: 'Our cookies' })).toBeVisible()
  await expect(visitor.getByText('onerror')).toBeVisible()

  const region = page.getByRole('region', { name: 'Cookies', exact: true })
  await region.getByRole('button', { name: 'Restore from the file' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore from the file' }).click()
  await expect(region.getByRole('button', { name: 'Restore from the file' })).toBeHidden()
})

test('a company that offers one language uses it for everybody except its staff', async ({ browser }) => {
  const page = await signedIn(browser, 'manager')
  const client = await signedIn(browser, 'client')
  const languages = page.getByRole('group', { name: 'Languages of the portal' })
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish 1 change' }).click()
    await expect(page.getByText(/^Published\./)).toBeVisible()
  }
  await page.goto(`${base()}/console/company`)
  await languages.getByRole('checkbox', { name: 'English' }).click()
  try {
    await publish()
    // Written into the page, so another language never appears.
    const visitor = await (await browser.newContext()).newPage()
    const answer = await visitor.goto(`${base()}/auth/login`)
    expect(await answer?.text()).toMatch(/<html [^>]*\blang="ru"/)
    await expect(visitor.getByRole('heading', { name: 'Вход' })).toBeVisible()
    await expect(visitor.getByRole('button', { name: /Язык/ })).toBeHidden()
    await client.goto(`${base()}/profile`)
    await expect(client.getByRole('heading', { name: 'Профиль' }).first()).toBeVisible()
    await expect(client.getByRole('button', { name: /Язык/ })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: /Language/ })).toBeVisible()
  } finally {
    await page.goto(`${base()}/console/company`)
    await languages.getByRole('checkbox', { name: 'English' }).check()
    await publish()
  }
  await client.goto(`${base()}/profile`)
  await expect(client.getByRole('heading', { name: 'Profile' }).first()).toBeVisible()
})

test('on a phone, the draft’s actions stay within the window, in Russian too', async ({ browser }) => {
  const page = await signedIn(browser, 'manager', phone)
  await setLanguage(page, 'ru')
  try {
    await page.goto(`${base()}/console/company`)
    await page.getByLabel('Название компании').fill('Seriba Harbor')
    const publish = page.getByRole('button', { name: /^Опубликовать/ })
    await expect(publish).toBeVisible()
    const foot = publish.locator('xpath=..')
    expect(await foot.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  } finally {
    await setLanguage(page, 'en')
  }
})
