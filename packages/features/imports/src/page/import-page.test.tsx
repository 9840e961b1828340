import { refused } from '@seriba/api/testing'
import { type ControlIn, hiddenIn } from '@seriba/domain/access/control-locations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDraft, aGoodReport, anUpload } from '../testing/imports.ts'
import { openPage } from '../testing/open-page.tsx'

const checking = { path: '/clients/uploads/7?step=check' }
const rowOf = (name: string) =>
  screen.getAllByRole('row').find((row) => within(row).queryByText(name) !== null) as HTMLElement

test('columns are assigned by hand, and the check starts once everything required is assigned', async () => {
  const { user, sent, router } = await openPage({ 'PUT /import/map': aDraft() })
  const next = await screen.findByRole('button', { name: 'Check the lines' })
  expect(next).toBeDisabled()
  expect(screen.getByText('Choose a column for: Country')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /What Land holds/ }))
  await user.click(await screen.findByRole('option', { name: 'Country, required' }))
  await user.click(next)
  await waitFor(() => expect(router.state.location.search).toBe('?step=check'))
  expect(sent).toEqual([
    [
      'PUT /import/map',
      { id: 7, fields: ['email', 'fullName', 'country', 'openingBalance'], day: '2026-11-24', counted: true },
    ],
  ])
})

test('assigning a field to another column removes it from the previous one', async () => {
  const { user } = await openPage()
  await user.click(await screen.findByRole('button', { name: /What Land holds/ }))
  await user.click(await screen.findByRole('option', { name: 'Full name, required' }))
  expect(screen.getByRole('button', { name: /What Name holds/ })).toHaveTextContent('Leave out')
})

test('a purchase upload asks whether balances already include the purchases', async () => {
  const { user, sent } = await openPage({
    'GET /import/view': aDraft({
      kind: 'purchases',
      columns: (['client', 'purchaseDate', 'maker', 'model', 'chassis'] as const).map((field) => ({
        header: field,
        samples: [],
        field,
      })),
    }),
    'PUT /import/map': aDraft(),
  })
  await user.click(await screen.findByRole('radio', { name: /^No\. Each balance will fall/ }))
  await user.click(screen.getByRole('button', { name: 'Check the lines' }))
  await waitFor(() => expect(sent).toMatchObject([['PUT /import/map', { counted: false }]]))
})

test('each line shows its problems by column, and a single bad line prevents the upload', async () => {
  await openPage({}, checking)
  expect(await screen.findByText('Email: irina@vl.example has an account already')).toBeVisible()
  expect(screen.getByText('Country: there is no country called “Rusland”')).toBeVisible()
  expect(within(rowOf('Wanjiru Mwangi')).getByText('New client')).toBeVisible()
  expect(within(rowOf('John Otieno')).getByText(/no port is called “Mombassa” so far/)).toBeVisible()
  expect(within(rowOf('John Otieno')).getByText('New client')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Upload 2 clients' })).toBeDisabled()
})

test('problems are also reported in Russian', async () => {
  await openPage({}, { ...checking, language: 'ru' })
  expect(await screen.findByText('Страна: нет страны «Rusland»')).toBeVisible()
})

test('everything is uploaded after confirmation, and a refusal is explained in the dialog', async () => {
  let tries = 0
  let view = aDraft()
  const { user, sent } = await openPage(
    {
      'GET /import/view': () => view,
      'GET /import/check': aGoodReport(),
      'POST /import/run': () => {
        tries += 1
        if (tries === 1) return refused(409, 'import_faulty')
        view = anUpload()
        return view
      },
    },
    checking,
  )
  await user.click(await screen.findByRole('button', { name: 'Upload 3 clients' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload everything?' })
  const upload = within(dialog).getByRole('button', { name: 'Upload 3 clients' })
  await user.click(upload)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('nothing was uploaded')
  await user.click(upload)
  expect(await screen.findByRole('heading', { name: 'Uploaded' })).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('clients without a password are emailed a link on request', async () => {
  const { user, sent } = await openPage({
    'GET /import/view': anUpload(),
    'POST /import/invite': { success: true, invited: 2 },
  })
  expect(await screen.findByText(/3 clients have not chosen a password yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Email 2 clients a link' }))
  expect(await screen.findByRole('status')).toHaveTextContent('2 emails are on their way')
  expect(sent).toEqual([['POST /import/invite', { id: 7 }]])
})

test('an upload can be undone with a reason if nothing depends on it', async () => {
  const { user, sent } = await openPage({
    'GET /import/view': anUpload(),
    'GET /import/standing': { standing: [], count: 0 },
    'POST /import/take-back': anUpload({ takenBack: { at: '2026-11-24T02:00:00.000Z', by: 'Satoshi Mori' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Undo upload' }))
  const dialog = await screen.findByRole('dialog', { name: 'Undo this upload?' })
  await user.type(await within(dialog).findByRole('textbox', { name: 'Reason' }), 'The wrong file')
  await user.click(within(dialog).getByRole('button', { name: 'Undo upload' }))
  await waitFor(() => expect(sent).toEqual([['POST /import/take-back', { id: 7, reason: 'The wrong file' }]]))
})

test('whatever depends on an upload is listed with links', async () => {
  const { user } = await openPage({
    'GET /import/view': anUpload(),
    'GET /import/standing': {
      standing: [{ entity: 'client', id: 1042, name: 'Wanjiru Mwangi', bonds: ['bids', 'payments'] }],
      count: 22,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Undo upload' }))
  const dialog = await screen.findByRole('dialog', { name: 'Undo this upload?' })
  expect(await within(dialog).findByText(/has bids, has later payments/)).toBeVisible()
  expect(within(dialog).getByRole('link', { name: 'Wanjiru Mwangi' })).toHaveAttribute(
    'href',
    '/clients/1042',
  )
  expect(within(dialog).getByText('and 21 more')).toBeVisible()
})

test('an upload that does not exist is reported as such', async () => {
  await openPage({ 'GET /import/view': refused(404, 'not_found') })
  expect(await screen.findByText('There is no such upload')).toBeVisible()
})

const controls: Record<ControlIn<'imports'>, string> = { paymentReversal: 'Undo upload' }

test.each(hiddenIn('imports'))('%s shows and hides %s', async (flag, control) => {
  for (const on of [true, false]) {
    await openPage({ 'GET /import/view': anUpload() }, { permissions: { [flag]: on } })
    await screen.findByRole('heading', { name: 'Uploaded' })
    expect(screen.queryAllByRole('button', { name: controls[control] })).toHaveLength(on ? 1 : 0)
    cleanup()
  }
})
