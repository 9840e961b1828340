import { refused } from '@seriba/api/testing'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aConsignee, aDocument, aPurchase, atBid } from '../testing/purchase.ts'
import { openPage, text } from '../testing/render.tsx'
import { PurchasePage } from './PurchasePage.tsx'

type More = { purchase?: Partial<PurchaseDetails>; answers?: Record<string, unknown>; language?: 'en' | 'ru' }

const open = ({ purchase = {}, answers = {}, language = 'en' }: More = {}) =>
  openPage(<PurchasePage by="purchase" chat={({ bidId }) => <p>{`Chat about ${bidId}`}</p>} />, {
    route: '/purchases/:id',
    path: '/purchases/5001',
    language,
    answers: {
      'GET /purchased-cars/view': { success: true, data: aPurchase(purchase) },
      ...answers,
    },
  })
const steps = () =>
  within(screen.getByRole('list', { name: 'Where it is' }))
    .getAllByRole('listitem')
    .map(text)

test('the timeline shows past steps as facts and future ones as planned', async () => {
  await open()
  await screen.findByRole('heading', { name: 'Toyota Land Cruiser Prado' })
  expect(steps()).toEqual([
    'Purchased, done2026.11.19',
    'Domestic transport, nowsince 2026.11.20',
    'Waiting ship assignment, to comeyard about 2026.11.26',
    'Waiting for loading, to come',
    'In transit, to comesails 2026.12.02',
    'Delivered, to comeETA 2026.12.10',
  ])
  expect(screen.getByRole('link', { name: 'Purchases' })).toHaveAttribute('href', '/purchases')
})

test('open tasks are listed, and each leads to where it is done', async () => {
  const refusedPaper = aDocument({ state: 'refused', reason: 'The bottom lines are cut off.' })
  const { user } = await open({ purchase: { documents: [refusedPaper] } })
  const needs = within(await screen.findByRole('region', { name: /Still needed from you/ }))
  expect(needs.getAllByRole('listitem').map(text)).toEqual([
    'Pay the rest¥ 204 800 of ¥ 3 604 800by 2026.11.26How to pay',
    'Send it again: PassportThe bottom lines are cut off.Upload',
    'Name the consigneeWho takes delivery of the car, and who is notifiedFill in',
  ])
  await user.click(needs.getByRole('button', { name: 'Fill in' }))
  expect(screen.getByRole('region', { name: /^Consignee/ })).toContainElement(
    document.activeElement as HTMLElement,
  )
})

test('each photo of the car opens the gallery', async () => {
  const photos = ['/1.jpg', '/2.jpg', '/3.jpg']
  const { user } = await open({ purchase: { lotImages: { images: photos, thumbnails: photos } } })
  await screen.findByRole('heading', { name: 'Car details' })
  await user.click(screen.getByRole('button', { name: 'Photo 2 of 3' }))
  expect(await screen.findByRole('dialog', { name: /Land Cruiser Prado/ })).toHaveTextContent('2 of 3')
})

test('a purchase with no open tasks shows a single quiet line', async () => {
  await open({ purchase: { paid: 3_604_800, consignee: aConsignee } })
  expect(await screen.findByText('Nothing is needed from you now')).toBeVisible()
})

test('figures are in one column with the total below and the parts of other fees', async () => {
  await open()
  const finances = text(await screen.findByRole('region', { name: 'Finances' }))
  expect(finances).toContain('¥ 204 800Partly paid')
  expect(finances).toContain('¥ 3 400 000 of ¥ 3 604 800 paid')
  expect(finances).toContain('Other feesAuction fee ¥ 16 500, Insurance ¥ 15 500¥ 32 000')
  expect(finances).toContain('Total¥ 3 604 800')
})

test('a buyer can write to the manager in the bid’s chat', async () => {
  const { user } = await open({ purchase: { note: 'The second key travels with the documents.' } })
  expect(await screen.findByText('The second key travels with the documents.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /Write to manager/ }))
  expect(screen.getByText('Chat about 100500')).toBeVisible()
})

test('a dealer sees whose car it is', async () => {
  await open({ purchase: { client: { id: 22, name: 'Levan Beridze' } } })
  expect(await screen.findByText('Levan Beridze, 22')).toBeVisible()
})

test('an earlier consignee fills the form, missing values are reported at their fields, and the input is kept', async () => {
  const { user, sent } = await open({
    answers: {
      'GET /consignee/list': {
        success: true,
        list: [{ value: 7, label: 'Vostok Auto LLC', port: 'Vladivostok', used: 61 }],
      },
      'GET /consignee/view': { success: true, data: aConsignee },
      'POST /purchased-cars/save-consignee': { success: true },
    },
  })
  await user.click(await screen.findByRole('radio', { name: /Vostok Auto LLC Vladivostok, used 61 times/ }))
  const name = screen.getByRole('textbox', { name: 'Full name' })
  await waitFor(() => expect(name).toHaveValue('Dmitri Kovalenko'))
  const email = screen.getByRole('textbox', { name: 'Email' })
  await user.clear(email)
  await user.type(email, 'dk@vostok-auto')
  await user.click(screen.getByRole('button', { name: 'Save consignee' }))
  await waitFor(() => expect(email).toBeInvalid())
  expect(name).toHaveValue('Dmitri Kovalenko')
  await user.type(email, '.example')
  await user.click(screen.getByRole('button', { name: 'Save consignee' }))
  await waitFor(() => expect(sent('POST /purchased-cars/save-consignee')).toHaveLength(1))
  expect(sent('POST /purchased-cars/save-consignee')[0]).toMatchObject({
    id: 5001,
    consignee: { value: 7, fullName: 'Dmitri Kovalenko', countryId: 183 },
    notifyParty: { sameAsConsignee: true },
  })
})

test('once the car waits for loading the consignee is read-only, with an explanation', async () => {
  await open({ purchase: { status: 3, consigneeLocked: true, consignee: aConsignee } })
  const consignee = await screen.findByRole('region', { name: /Consignee/ })
  expect(text(consignee)).toContain('Full nameDmitri Kovalenko')
  expect(text(consignee)).toContain('To change them, write to your manager.')
  expect(within(consignee).queryByRole('textbox')).toBeNull()
})

test('documents are grouped by sender, with what is still to come and why one was refused', async () => {
  await open({
    purchase: {
      documents: [
        aDocument({ id: 1, type: 'invoice', by: 'staff', sender: 'S. Mori', name: 'invoice.pdf' }),
        aDocument({ id: 2, state: 'refused', reason: 'The bottom lines are cut off.' }),
      ],
    },
  })
  const given = within(await screen.findByRole('list', { name: 'From the company' }))
  expect(given.getAllByRole('listitem').map(text)).toEqual([
    expect.stringMatching(/^Invoiceinvoice.pdfS. Mori, .*Ready/),
    'Export certificateNot ready yet',
    'Bill of lading (B/L)Not ready yet',
  ])
  const mine = within(screen.getByRole('list', { name: 'From you' }))
  expect(text(mine.getByRole('listitem'))).toContain('RefusedThe bottom lines are cut off.')
})

test('a file of the wrong type is rejected before it is sent, and a refused one can be sent again', async () => {
  let answers = 0
  const { user, sent } = await open({
    answers: {
      'POST /purchased-cars/upload-document': () =>
        ++answers === 1 ? refused(422, 'file_refused') : { document: aDocument() },
    },
  })
  const input = await screen.findByLabelText(/choose a file/)
  fireEvent.drop(input, { dataTransfer: { files: [new File(['x'], 'passport.heic')] } })
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not a PDF, JPG or PNG.')
  expect(screen.getByRole('button', { name: 'Upload document' })).toBeDisabled()
  await user.upload(input, new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' }))
  await user.click(screen.getByRole('button', { name: 'Upload document' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The virus scan rejected this file.')
  await user.click(screen.getByRole('button', { name: 'Upload document' }))
  await waitFor(() => expect(screen.queryByText('passport.pdf')).toBeNull())
  expect(sent('POST /purchased-cars/upload-document')[0]).toMatchObject({
    id: 5001,
    type: 'passport',
    name: 'passport.pdf',
    data: 'JVBERi0xLjc=',
  })
})

test('a canceled purchase says first that the money was returned, and accepts no more documents', async () => {
  await open({
    purchase: {
      status: 7,
      due: 0,
      paid: 0,
      statusDates: [{ status: 7, at: '2026-11-21T02:00:00.000Z', by: null }],
      ledger: [
        {
          id: 2,
          date: '2026-11-21T02:00:00.000Z',
          type: 'CarPurchase',
          purpose: 'chargeBack',
          description: '',
          amount: 2_911_450,
        },
      ],
    },
  })
  expect(await screen.findByText('The purchase was canceled on 2026.11.21.')).toBeVisible()
  expect(text(document.body)).toContain('¥ 2 911 450 went back to your balance.')
  expect(screen.queryByLabelText(/choose a file/)).toBeNull()
})

test.each([
  ['/purchases/:id', '/purchases/5001', 'purchase'],
  ['/purchases/:id', '/purchases/none', 'purchase'],
  ['/payments/:id', '/payments/5001', 'payment'],
] as const)('for the %s, a missing purchase at %s shows the quoted message', async (route, path, by) => {
  await openPage(<PurchasePage by={by} chat={() => null} />, {
    route,
    path,
    answers: { 'GET /purchased-cars/view': () => refused(404, 'not_found') },
  })
  expect(await screen.findByText('No purchased integration model found')).toBeVisible()
  expect(screen.getByText(/it belongs to another account. Ask your manager/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'All purchases' })).toHaveAttribute('href', '/purchases')
})

test('a failed load can be retried', async () => {
  let tries = 0
  const { user } = await open({
    answers: {
      'GET /purchased-cars/view': () =>
        ++tries === 1 ? refused(500, 'internal') : { success: true, data: aPurchase() },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Toyota Land Cruiser Prado' })).toBeVisible()
})

test('the page is available in Russian', async () => {
  await open({ language: 'ru' })
  expect(await screen.findByRole('region', { name: /Что нужно от вас/ })).toBeVisible()
  expect(screen.getByText('с 2026.11.20')).toBeVisible()
})

test('each line is shown once with its estimate, charge and difference, and destination payments beside their estimates', async () => {
  await open({ purchase: { atBid } })
  await screen.findByRole('heading', { name: 'Finances' })
  const rows = screen.getAllByRole('row').map(text)
  expect(rows.filter((row) => row.startsWith('Agent fee'))).toEqual(['Agent fee¥ 45 000¥ 45 000¥ 0'])
  expect(rows).toContain('Pricesold price; your bid was ¥ 3 350 000¥ 3 350 000¥ 3 310 000−¥ 40 000')
  expect(rows).toContain('Total¥ 3 640 600¥ 3 604 800−¥ 35 800')
  expect(rows).toContain('Customs duty¥ 2 012 400¥ 1 996 100Change it−¥ 16 300')
  expect(rows).toContain('Recycling feenot entered¥ 36 100Enter')
  // Both changes, and nothing for values that are not entered.
  expect(rows).toContain('Landed¥ 5 689 100¥ 5 637 000−¥ 52 100')
})

test('the estimate, charge and difference can be copied as text, with the reasons', async () => {
  const reasons = [{ line: 'price' as const, because: 'soldPrice' as const, parts: [], text: '' }]
  const { user } = await open({ purchase: { atBid: { ...atBid, reasons } } })
  await user.click(await screen.findByRole('button', { name: 'Copy as text' }))
  const copied = (await navigator.clipboard.readText()).replaceAll('\u00A0', ' ').split('\n')
  expect(copied[0]).toBe('Toyota Land Cruiser Prado, SB2026-005001')
  expect(copied).toContain('To the company | At the bid | Charged | Change')
  expect(copied).toContain('Price | ¥ 3 350 000 | ¥ 3 310 000 | −¥ 40 000')
  expect(copied).toContain('Depends on the sold price.')
  expect(copied).toContain('Recycling fee | ¥ 36 100 | - | -')
  expect(copied.at(-1)).toBe('Landed | ¥ 5 689 100 | ¥ 5 637 000 | −¥ 52 100')
})

test('the total and the landed cost are also shown in the reader’s currency', async () => {
  const rates = [{ currency: 'NZD', yenPer: '90', day: '2026-11-24', source: 'manual', stale: false }]
  await open({ purchase: { atBid }, answers: { 'GET /user/rates': { own: 'NZD', rates } } })
  await screen.findByRole('heading', { name: 'Finances' })
  const rows = () => screen.getAllByRole('row').map(text)
  await waitFor(() => expect(rows()).toContain('Total¥ 3 640 600¥ 3 604 800≈ NZD 40 053−¥ 35 800'))
  expect(rows()).toContain('Landed¥ 5 689 100¥ 5 637 000≈ NZD 62 633−¥ 52 100')
  expect(screen.getByText('≈ NZD at the 2026.11.24 rate. You pay in yen.')).toBeVisible()
})

test('a line charged differently from the estimate gives the reason', async () => {
  const because = { parts: [], text: '' }
  const reasons: (typeof atBid)['reasons'] = [
    { ...because, line: 'delivery', because: 'company', text: 'Wider than 1.8 m' },
    { ...because, line: 'freight', because: 'priceList' },
    { ...because, line: 'other', because: 'soldPrice', parts: ['auctionFee', 'insurance'] },
  ]
  await open({ purchase: { atBid: { ...atBid, reasons } } })
  await screen.findByRole('heading', { name: 'Finances' })
  const rows = screen.getAllByRole('row').map(text)
  const under = (line: string) => rows[rows.findIndex((row) => row.startsWith(line)) + 1]
  expect(under('Delivery')).toBe('Changed by us: Wider than 1.8 m')
  expect(under('Freight')).toBe('From our price list, because no port was chosen when you bid.')
  expect(under('Other')).toBe('Depends on the sold price: auction fee and insurance.')
  expect(under('Agent fee')).toMatch(/^Delivery/)
})

test('what was paid at the destination is entered in its line', async () => {
  const { user, sent } = await open({
    purchase: { atBid },
    answers: { 'PUT /purchased-cars/destination-cost': { success: true } },
  })
  await user.click(await screen.findByRole('button', { name: 'Enter what you paid: Recycling fee' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Enter what you paid: Recycling fee' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Paid for Recycling fee' }), '35000')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /purchased-cars/destination-cost')).toEqual([
      { id: 5001, line: 'recycling', paid: 35_000 },
    ]),
  )
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Paid for Recycling fee' })).not.toBeInTheDocument(),
  )
})
