import '../testing/setup.ts'
import { closedGroupsListed } from '@seriba/domain/bids/group'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import { ClosedGroups } from './OtherGroups.tsx'

test.each([
  [closedGroupsListed, 1],
  [closedGroupsListed - 1, 0],
])('with %i closed groups, the page says that it shows the latest: %i', async (count, said) => {
  const closed = (groupId: number) => ({ groupId, label: 'A', cars: 1, won: 0, lastAuction: null, lots: [] })
  await show(<ClosedGroups userId={undefined} side="client" />, {
    answers: { 'GET /bid/closed-groups': Array.from({ length: count }, (_, at) => closed(at + 1)) },
  })
  expect(await screen.findByText(/Groups whose auctions are all over/)).toBeVisible()
  expect(screen.queryAllByText(/The page shows the latest 100; the file has all of them\./)).toHaveLength(
    said,
  )
})
