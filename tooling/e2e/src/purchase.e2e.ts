import { expect, type Locator, type Page } from '@playwright/test'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

const certificate = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')

/** A Japanese day some days from now. */
const dayAhead = (days: number) =>
  new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10)

test('a purchase goes from its win to Delivered in the console and in the portal', async ({ browser }) => {
  const [client, manager] = [await signedIn(browser, 'client'), await signedIn(browser, 'manager')]
  const { id, sku } = await winACar(client, manager)
  const timeline = client.getByRole('list', { name: 'Where it is' })
  const ship = 'Blue Petrel'

  await test.step('the buyer sees what is still needed and names the consignee', async () => {
    await client.goto(`${base()}/purchases/${id}`)
    await expect(client.getByRole('region', { name: /Still needed from you/ })).toContainText(
      'Name the consignee',
    )
    const consignee = client.getByRole('region', { name: /^Consignee/ })
    const someoneNew = consignee.getByRole('radio', { name: 'Someone new' })
    if (await someoneNew.isVisible()) await someoneNew.check()
    await consignee.getByLabel('Full name').fill('Irina Sokolova')
    await consignee.getByLabel('Address').fill('Posyetskaya 20')
    await consignee.getByRole('button', { name: /Country/ }).click()
    await client.getByRole('option', { name: 'Russia' }).click()
    await consignee.getByLabel('Telephone').fill('+7 423 555 01 90')
    await consignee.getByLabel('Email').fill('is@primbroker.example')
    await consignee.getByRole('button', { name: 'Save consignee' }).click()
    await expect(consignee.getByText('Irina Sokolova')).toBeVisible()
  })

  await test.step('staff find it at the desk and correct its costs with one ledger entry', async () => {
    await manager.goto(`${base()}/console/purchases?search=${sku}`)
    await manager.getByRole('link', { name: sku }).click()
    const finances = manager.getByRole('region', { name: 'Finance lines' })
    const fee = finances.getByRole('textbox', { name: 'Agent fee' })
    const before = Number((await fee.inputValue()).replace(/\D/g, ''))
    await fee.fill(String(before + 5000))
    await expect(finances).toContainText(/one ledger entry of −¥\s5\s000/)
    await finances.getByRole('button', { name: 'Save and correct' }).click()
    const dialog = manager.getByRole('dialog', { name: 'Change the costs?' })
    await dialog.getByLabel('Reason').fill('Two keys were made')
    await dialog.getByRole('button', { name: 'Save and correct' }).click()
    await expect(dialog).toBeHidden()
    await expect(manager.getByRole('region', { name: 'Ledger of this purchase' })).toContainText('Correction')
  })

  await test.step('it is booked on a ship from the desk', async () => {
    const added = await manager.request.post(`${base()}/v1/site/voyages`, {
      headers: { origin: base() },
      data: {
        line: 'Pacific Auto',
        ship,
        number: String(id),
        fromPort: 'Nagoya',
        toPort: 'Vladivostok',
        cutOff: '',
        etd: dayAhead(2),
        eta: dayAhead(9),
        capacity: 10,
      },
    })
    expect(added.status()).toBe(200)
    await manager.goto(`${base()}/console/purchases?search=${sku}`)
    await manager.getByRole('checkbox', { name: `Select ${sku}` }).check()
    await manager.getByRole('button', { name: /^Assign voyage/ }).click()
    const dialog = manager.getByRole('dialog', { name: /^Assign a voyage/ })
    await dialog.getByRole('radio', { name: new RegExp(`${ship} ${id}`) }).check()
    await dialog.getByRole('button', { name: 'Assign voyage' }).click()
    await expect(manager.getByRole('row', { name: new RegExp(sku) })).toContainText(ship)
  })

  await test.step('it moves on step by step, with the key at the desk and the button on its page', async () => {
    await manager.keyboard.press('j')
    await manager.keyboard.press('s')
    await expect(manager.getByRole('row', { name: 'Domestic transport' })).toBeVisible()
    await manager.getByRole('link', { name: sku }).click()
    for (const next of ['Waiting ship assignment', 'Waiting for loading'])
      await manager.getByRole('button', { name: next }).click()
    await expect(timeline.locator('[aria-current="step"]')).toContainText('Waiting for loading')
    await expect(client.getByRole('region', { name: /^Consignee/ })).toContainText('write to your manager')
  })

  await test.step('the buyer can read the certificate that staff add', async () => {
    const documents = manager.getByRole('region', { name: /^Documents/ })
    await addDocument(documents, 'certificate.pdf', 'Export certificate')
    const theirs = client.getByRole('link', { name: 'Download certificate.pdf' })
    await expect(theirs).toBeVisible()
    const download = client.waitForEvent('download')
    await theirs.click()
    expect((await download).suggestedFilename()).toBe('certificate.pdf')
  })

  await test.step('a document that the buyer sent by mistake is taken back', async () => {
    const theirs = client.getByRole('region', { name: /^Documents/ })
    await addDocument(theirs, 'slip.pdf', 'Payment slip')
    await theirs.getByRole('button', { name: 'Delete slip.pdf' }).click()
    await client.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click()
    await expect(theirs.getByRole('link', { name: 'Download slip.pdf' })).toBeHidden()
  })

  await test.step('it sails and is delivered, and the buyer owes nothing more but the money', async () => {
    for (const next of ['In transit', 'Delivered']) await manager.getByRole('button', { name: next }).click()
    await expect(timeline.locator('[aria-current="step"]')).toContainText('Delivered')
    await expect(timeline.getByRole('listitem')).toHaveCount(6)
    await expect(client.getByText('Name the consignee')).toBeHidden()
    const history = (await client.request.get(`${base()}/v1/purchased-cars/view?id=${id}`)).json()
    expect((await history).result.data.statusDates).toHaveLength(6)
  })
})

/** A car on a later day, won by the client: made through the API, since its screens are tested elsewhere. */
async function winACar(client: Page, manager: Page): Promise<{ id: number; sku: string }> {
  const send = async (page: Page, method: 'post' | 'put', path: string, data: object) => {
    const answer = await page.request[method](`${base()}/v1${path}`, { headers: { origin: base() }, data })
    return { status: answer.status(), body: await answer.json() }
  }
  const { carsList } = (
    await (
      await client.request.get(
        `${base()}/v1/car-auction/listing?sort=startPrice&order=ASC&auctionDateFrom=${dayAhead(2)}&pageSize=50`,
      )
    ).json()
  ).result
  for (const { id: carId, startPrice } of carsList) {
    const amount = Math.max(50_000, Math.ceil(startPrice / 5000) * 5000 + 50_000)
    const placed = await send(client, 'post', '/bid/create', {
      carId,
      amount,
      confirm: 1,
      lotType: 'auction',
      bidType: 1,
    })
    if (placed.status !== 200) continue
    const { bidId } = placed.body.result
    await send(manager, 'put', '/bid/update-bid-status', { bidId, status: 2 })
    await send(manager, 'put', '/bid/update-sold-price', { bidId, soldPrice: amount - 5000 })
    const won = await send(manager, 'put', '/bid/update-bid-status', { bidId, status: 6, beforeSale: true })
    if (won.status !== 200) continue
    // They have been greeted: the win dialog is tested elsewhere.
    await send(client, 'put', '/user/update-notification-status', { ids: [] })
    const listed = await (await client.request.get(`${base()}/v1/purchased-cars/listing`)).json()
    const [{ id, sku }] = listed.result.carsList
    return { id, sku }
  }
  throw new Error('no car could be won')
}

/** Uploads a document to a purchase. */
async function addDocument(documents: Locator, name: string, type: string) {
  await documents
    .getByLabel(/choose a file/)
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: certificate })
  await documents.getByRole('button', { name: /What is it\?/ }).click()
  await documents.page().getByRole('option', { name: type }).click()
  await documents.getByRole('button', { name: 'Upload document' }).click()
}

test('changing the status by keyboard leads to the reason field, and Escape leads back', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'manager')
  await page.goto(`${base()}/console/purchases`)
  await page
    .getByRole('link', { name: /^SD\d{4}-/ })
    .first()
    .press('Enter')
  const others = page.getByRole('button', { name: 'Other status' })
  await others.press('Enter')
  await page.getByRole('menuitem').first().press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
  const reason = page.getByRole('textbox', { name: /^Reason/ })
  await expect(reason).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reason).toHaveCount(0)
  await expect(others).toBeFocused()
})
