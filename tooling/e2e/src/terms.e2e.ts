import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('new terms are published in the console, compared and accepted by a buyer, and the old ones stay readable', async ({
  browser,
}) => {
  const desk = await signedIn(browser, 'manager')
  await desk.goto(`${base()}/console/company/terms`)
  const hint = desk.getByText(/^Version \d+ has been in effect since/)
  const [, number] = /version (\d+)\./.exec((await hint.textContent()) ?? '') ?? []
  const english = desk.getByLabel('English', { exact: true })
  await english.fill((await english.inputValue()).replace('within five business days of', 'within a week of'))
  await desk.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(desk.getByText(/^Published\./)).toBeVisible()
  await expect(desk.getByText(new RegExp(`^Version ${number} has been in effect since`))).toBeVisible()

  const page = await signedIn(browser, 'client')
  await page.goto(`${base()}/terms`)
  await test.step('the buyer sees what is new', async () => {
    await page.getByRole('link', { name: 'What changed' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`What changed in version ${number}`)
    await expect(page.getByRole('insertion')).toContainText('within a week of')
    await expect(page.getByRole('deletion')).toContainText('within five business days of')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('link', { name: `Read version ${number}` }).click()
  })
  await test.step('they accept it', async () => {
    await page.getByRole('button', { name: `Accept version ${number}` }).click()
    await expect(
      page.getByRole('status').filter({ hasText: `You accepted version ${number} on` }),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByText(`You accepted version ${number} on`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Accept version ${number}` })).toBeHidden()
  })
  await test.step('the table of contents follows the reader, by keyboard too', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const law = contents.getByRole('link', { name: 'Law' })
    await law.focus()
    await page.keyboard.press('Enter')
    await expect(law).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Control+Home')
    await expect(contents.getByRole('link', { name: 'Agreement' })).toHaveAttribute('aria-current', 'true')
  })
  await test.step('the previous text is still there, in both languages', async () => {
    await page.goto(`${base()}/terms?version=${Number(number) - 1}`)
    await expect(page.getByText(/This is an earlier version/)).toBeVisible()
    await expect(page.getByText('within five business days of')).toBeVisible()
    await page.getByRole('link', { name: 'Русский' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Условия' })).toBeVisible()
  })

  const region = desk.getByRole('region', { name: 'Terms and Conditions', exact: true })
  await region.getByRole('button', { name: 'Restore from the file' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Restore from the file' }).click()
  await expect(region.getByRole('button', { name: 'Restore from the file' })).toBeHidden()
})
