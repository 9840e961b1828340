import { expect } from '@playwright/test'
import { openMail } from '../mails.ts'
import { base, logIn, visitor } from '../people.ts'
import type { Week } from './week.ts'

/** 17. A colleague is invited, chooses a password, and works in their role. */
export async function colleagueJoins({ browser, desk, client }: Week) {
  const email = `colleague.${client.id}@week.example`
  await desk.goto(`${base()}/console/staff`)
  await desk.getByRole('button', { name: 'Invite' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('Full name').fill('Kenji Endo')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: /Role/ }).click()
  await desk.getByRole('option', { name: 'Shipping' }).click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toBeHidden()

  const colleague = await visitor(await browser.newContext())
  await openMail(colleague, email)
  await colleague.getByRole('link').first().click()
  for (const name of ['Password', 'Repeat password'])
    await colleague.getByLabel(name, { exact: true }).fill('violet harbour 17')
  await colleague.getByRole('button', { name: 'Continue' }).click()
  await expect(colleague.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
  await colleague.goto(`${base()}/console/auth/login`)
  await logIn(colleague, email, 'violet harbour 17')
  await expect(colleague.getByRole('link', { name: 'Purchases' })).toBeVisible()
  await expect(colleague.getByRole('link', { name: 'Company settings' })).toBeHidden()
  await colleague.context().close()
}

/** 24. Who changed this? The audit log answers for the purchase. */
export async function checkAuditLog({ desk, purchase }: Week) {
  await desk.goto(`${base()}/console/audit?search=${purchase.sku}`)
  const entries = desk.getByRole('table', { name: 'Entries' })
  await expect(entries.getByRole('row').filter({ hasText: 'issued an invoice' }).first()).toContainText(
    'S. Mori',
  )
  await expect(entries.getByRole('row').filter({ hasText: 'changed the status' }).first()).toBeVisible()
}

/** 25. A hall raises its fees, and a bid type gets another name. */
export async function termsChange({ desk }: Week) {
  await desk.goto(`${base()}/console/company/halls`)
  const fee = desk.getByRole('textbox', { name: 'ARAI Bayside: Delivery, yen' })
  const before = (await fee.inputValue()).replace(/\D/g, '')
  await fee.fill(before === '13500' ? '14500' : '13500')
  await fee.blur()
  await desk.getByLabel('Reason, kept in the log').fill('The carrier asks for more')
  await desk.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(desk.getByText(/^1 change has been published/)).toBeVisible()
}

/** 26. A feed is connected; its file has a bad line, and the page shows which. */
export async function feedHasBadLines({ desk, client }: Week) {
  await desk.goto(`${base()}/console/feeds`)
  await desk.getByRole('button', { name: 'New feed' }).click()
  const form = desk.getByRole('dialog', { name: 'New feed' })
  await form.getByLabel('Name').fill(`Feed ${client.id}`)
  await form.getByRole('button', { name: 'Create feed' }).click()
  await desk.getByRole('button', { name: 'I’ve saved it' }).click()
  await desk.getByRole('button', { name: `Feed ${client.id}` }).click()
  await desk.getByRole('button', { name: 'Upload a file' }).click()
  const upload = desk.getByRole('dialog', { name: `Upload lots for Feed ${client.id}` })
  const lines = Buffer.from('kind,auction,date,lotNo\ncar,USS Tokyo,2030-01-05,many\n')
  await upload
    .getByLabel('NDJSON or CSV file')
    .setInputFiles({ name: 'lots.csv', mimeType: 'text/csv', buffer: lines })
  await upload.getByRole('button', { name: 'Import' }).click()
  await expect(upload.getByRole('status')).toContainText('1 of 1 lines were skipped')
  await upload.getByRole('button', { name: 'Close' }).last().click()
  await expect(desk.getByRole('region', { name: 'Bad lines' }).getByRole('row').nth(1)).toContainText('lotNo')
}
