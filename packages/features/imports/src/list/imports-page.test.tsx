import { refused } from '@seriba/api/testing'
import { importsListed } from '@seriba/domain/imports/import-fields'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/imports.ts'
import { openPage } from '../testing/open-page.tsx'

const path = '/clients/uploads'
const aFile = () => new File(['Email,Name'], 'old.csv', { type: 'text/csv' })
const chooser = () => screen.findByLabelText('Choose a file', { selector: 'input' })

test('a file is read as what it contains, and its columns open', async () => {
  const { user, sent, router } = await openPage({ 'POST /import/read': aDraft() }, { path })
  await user.click(await screen.findByRole('radio', { name: /^Open purchases/ }))
  await user.upload(await chooser(), aFile())
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/uploads/7'))
  expect(sent).toEqual([
    ['POST /import/read', { kind: 'purchases', name: 'old.csv', data: btoa('Email,Name') }],
  ])
})

test('an unreadable file is reported where it was chosen', async () => {
  const { user } = await openPage({ 'POST /import/read': refused(422, 'import_unreadable') }, { path })
  await user.upload(await chooser(), aFile())
  expect(await screen.findByRole('alert')).toHaveTextContent('This file can’t be read')
})

test('an empty file is reported and not sent', async () => {
  const { user, sent } = await openPage({}, { path })
  await user.upload(await chooser(), new File([], 'clients.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent('no lines below the headers')
  expect(sent).toEqual([])
})

test('earlier uploads are listed with their outcome', async () => {
  await openPage({}, { path })
  const rows = within(await screen.findByRole('region', { name: 'Earlier uploads' })).getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/clients/uploads/7',
    '/clients/uploads/6',
    '/clients/uploads/5',
  ])
  expect(rows[2]).toHaveTextContent('Undone')
})

test('the list says when nothing has been uploaded yet', async () => {
  await openPage({ 'GET /import/index': { imports: [] } }, { path })
  expect(await screen.findByText('Nothing has been uploaded yet.')).toBeVisible()
})

test('a list of uploads that is full says that the file has all of them', async () => {
  const upload = (id: number) => ({
    id,
    kind: 'clients',
    name: `${id}.csv`,
    lines: 3,
    read: { at: '2026-11-20T01:00:00.000Z', by: null },
    state: 'done',
  })
  const imports = Array.from({ length: importsListed }, (_, at) => upload(at + 1))
  await openPage({ 'GET /import/index': { imports } }, { path })
  expect(await screen.findByText('The page shows the latest 100; the file has all of them.')).toBeVisible()
})
