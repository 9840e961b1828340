import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClientRow, aListOf } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

async function openList(deletionAsked: string | null, path = '/clients') {
  const asked: URLSearchParams[] = []
  const world = await openPages(
    {
      'GET /client/index': (request: Request) => {
        asked.push(new URL(request.url).searchParams)
        return aListOf([aClientRow({ deletionAsked })])
      },
    },
    { path },
  )
  await screen.findByRole('row', { name: /Dmitri Kovalenko/ })
  return { ...world, asked }
}

test('a note above the list links to clients who asked to be deleted, longest wait first', async () => {
  const { asked, router, user } = await openList('2026-11-19T22:00:00.000Z', '/clients?role=vip&debt=1')
  expect(screen.getByText(/^1 client has asked for their account to be deleted\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show them' }))
  expect(router.state.location.search).toBe('?deletion=1&sort=deletionAsked')
  expect(await screen.findByRole('columnheader', { name: 'Asked on' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ deletion: '1', sort: 'deletionAsked' })
  expect(await screen.findByRole('cell', { name: '2026.11.20' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Asked to be deleted' })).toBeChecked()
  expect(screen.queryByText(/has asked for their account/)).not.toBeInTheDocument()
})

test('without deletion requests the list does not mention them', async () => {
  await openList(null)
  expect(screen.queryByText(/asked for their account/)).not.toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Asked on' })).not.toBeInTheDocument()
})
