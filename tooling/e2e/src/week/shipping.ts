import { expect } from '@playwright/test'
import { base } from '../people.ts'
import { dayAhead, type Week } from './week.ts'

const paper = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
const aPaper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: paper })

/** 12. A voyage is entered, and the car is booked on it. */
export async function isShipped({ desk, purchase }: Week) {
  await desk.goto(`${base()}/console/voyages`)
  await desk.getByRole('button', { name: 'Add voyage' }).click()
  const voyage = desk.getByRole('dialog', { name: 'Add voyage' })
  const number = String(purchase.id)
  for (const [name, value] of [
    ['Carrier', 'Pacific Auto'],
    ['Ship', 'Swahili Star'],
    ['Voyage number', number],
    ['From', 'Nagoya'],
    ['To', 'Mombasa'],
    ['ETD', dayAhead(2)],
    ['ETA', dayAhead(24)],
  ] as const)
    await voyage.getByRole('textbox', { name, exact: true }).fill(value)
  await voyage.getByRole('button', { name: 'Save' }).click()
  await expect(voyage).toBeHidden()

  await desk.goto(`${base()}/console/purchases?search=${purchase.sku}`)
  await desk.getByRole('checkbox', { name: `Select ${purchase.sku}` }).check()
  await desk.getByRole('button', { name: /^Assign voyage/ }).click()
  const assigning = desk.getByRole('dialog', { name: /^Assign a voyage/ })
  await assigning.getByRole('radio', { name: new RegExp(`Swahili Star ${number}`) }).check()
  await assigning.getByRole('button', { name: 'Assign voyage' }).click()
  await expect(desk.getByRole('row', { name: new RegExp(purchase.sku) })).toContainText('Swahili Star')
}

/** 13. The buyer names the consignee, and staff read it. */
export async function namesConsignee({ desk, buyer, client, purchase }: Week) {
  await buyer.goto(`${base()}/purchases/${purchase.id}`)
  const consignee = buyer.getByRole('region', { name: /^Consignee/ })
  await consignee.getByLabel('Full name').fill(client.name)
  await consignee.getByLabel('Address').fill('Moi Avenue 12')
  await consignee.getByRole('button', { name: /Country/ }).click()
  await buyer.getByRole('option', { name: 'Kenya' }).click()
  await consignee.getByLabel('Telephone').fill('+254 712 345 679')
  await consignee.getByLabel('Email').fill(client.email)
  // It is saved before staff look at it.
  const kept = buyer.waitForResponse(/save-consignee/)
  await consignee.getByRole('button', { name: 'Save consignee' }).click()
  await kept
  await desk.goto(`${base()}/console/purchases/${purchase.id}`)
  await expect(desk.getByRole('region', { name: /^Consignee/ })).toContainText('Moi Avenue 12')
}

/** 14. Staff upload the export certificate, and the buyer a payment slip. */
export async function exchangesDocuments({ desk, buyer }: Week) {
  for (const [page, name, type] of [
    [desk, 'certificate.pdf', 'Export certificate'],
    [buyer, 'slip.pdf', 'Payment slip'],
  ] as const) {
    const documents = page.getByRole('region', { name: /^Documents/ })
    await documents.getByLabel(/choose a file/).setInputFiles(aPaper(name))
    await documents.getByRole('button', { name: /What is it\?/ }).click()
    await page.getByRole('option', { name: type }).click()
    await documents.getByRole('button', { name: 'Upload document' }).click()
    await expect(page.getByRole('link', { name: `Download ${name}` })).toBeVisible()
  }
  await expect(buyer.getByRole('link', { name: 'Download certificate.pdf' })).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Download slip.pdf' })).toBeVisible()
}

/** 15. A note for the buyer, and one that they never see. */
export async function writesNotes({ desk, buyer }: Week) {
  const notes = desk.getByRole('region', { name: 'Notes' })
  await notes.getByLabel('Shown to the client').fill('The spare key travels in the glove box.')
  await notes.getByLabel('Staff only').fill('Ask for a second number.')
  await notes.getByRole('button', { name: 'Save notes' }).click()
  await expect(buyer.getByText('The spare key travels in the glove box.')).toBeVisible()
  await expect(buyer.getByText('Ask for a second number.')).toBeHidden()
}

/** 16. Step by step the car is delivered, and each step keeps its day. */
export async function isDelivered({ desk, buyer }: Week) {
  for (const next of [
    'Domestic transport',
    'Waiting ship assignment',
    'Waiting for loading',
    'In transit',
    'Delivered',
  ])
    await desk.getByRole('button', { name: next }).click()
  const timeline = buyer.getByRole('list', { name: 'Where it is' })
  await expect(timeline.locator('[aria-current="step"]')).toContainText('Delivered')
  await expect(timeline.getByRole('listitem')).toHaveCount(6)
}
