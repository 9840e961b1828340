import { refused } from '@seriba/api/testing'
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
