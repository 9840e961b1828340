import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { delayedAnswer, expectToLeaveOnceSaved } from '@seriba/testing/delayed-answer'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aVersion, draftVersion, someDocument } from '../testing/costs.ts'
import { list, openCostTables as open, step } from '../testing/open-cost-tables.tsx'

afterEach(cleanup)

describe('when a colleague saves the draft during one’s own edit', () => {
  const theirs = structuredClone(someDocument)
  const [gst, entry] = theirs.tables.programmes.NZ?.steps ?? []
  if (gst) gst.amount = { percent: '12', of: ['CIF'] }
  if (entry) entry.amount = { fixed: 130 }

  /** The step is typed, then saved too late. */
  const late = async () => {
    let isLate = false
    const newer = { ...draftVersion, version: 5, by: 'K. Endo' }
    const world = await open({
      'GET /site/cost-tables': () => list(isLate ? newer : draftVersion, aVersion()),
      'GET /site/cost-tables/3': () =>
        isLate ? { version: newer, document: theirs } : { version: draftVersion, document: someDocument },
      'PUT /site/cost-tables/draft': ({ version }: { version: number }) => {
        isLate = true
        return version === 5 ? { ...newer, version: 6 } : refused(409, 'stale')
      },
    })
    const { user } = world
    await user.click(await step(/1\s*GST/))
    const percent = screen.getByRole('textbox', { name: '%' })
    await user.clear(percent)
    await user.type(percent, '12,5')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    const row = (await screen.findByRole('button', { name: 'Take theirs' })).closest('li') as HTMLElement
    return { ...world, row }
  }

  test('the step that both have changed is marked, and everything else is merged', async () => {
    const { row } = await late()
    expect(row).toHaveTextContent(/K\. Endo changed this on .*to: 12% of CIF/)
    expect(within(row).getByRole('textbox', { name: '%' })).toHaveValue('12.5')
    expect(await step(/2\s*Entry fees.*130/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'What two of you have changed' })).toHaveTextContent(
      /New Zealand, step 1, GST/,
    )
  })

  test('“Keep mine” saves one’s own change over theirs', async () => {
    const { user, row, sent } = await late()
    await user.click(within(row).getByRole('button', { name: 'Keep mine' }))
    expect(screen.queryByRole('button', { name: 'Take theirs' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(2))
    const saved = sent('PUT /site/cost-tables/draft')[1] as { version: number; document: typeof someDocument }
    expect(saved.version).toBe(5)
    expect(saved.document.tables.programmes.NZ?.steps.map(({ amount }) => amount)).toEqual([
      { percent: '12.5', of: ['CIF'] },
      { fixed: 130 },
    ])
  })

  test('“Take theirs” takes the colleague’s change', async () => {
    const { user, row } = await late()
    await user.click(within(row).getByRole('button', { name: 'Take theirs' }))
    expect(within(row).getByRole('textbox', { name: '%' })).toHaveValue('12')
    expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument()
  })
})

test('an exchange rate changed by both is named as in its table', async () => {
  const theirs = structuredClone(someDocument)
  theirs.tables.fx.USD = '153'
  let isLate = false
  const newer = { ...draftVersion, version: 5, by: 'K. Endo' }
  const { user } = await open(
    {
      'GET /site/cost-tables': () => list(isLate ? newer : draftVersion, aVersion()),
      'GET /site/cost-tables/3': () =>
        isLate ? { version: newer, document: theirs } : { version: draftVersion, document: someDocument },
      'PUT /site/cost-tables/draft': () => {
        isLate = true
        return refused(409, 'stale')
      },
    },
    '/cost-tables?part=fx',
  )
  await user.type(await screen.findByRole('textbox', { name: 'USD: Yen for one' }), '9')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/^Exchange rates, USD:/)).toBeVisible()
})

test.each(['/cost-tables?part=fx', '/cost-tables?part=fx&version=2'])(
  'leaving %s while a draft is being saved waits until the save is complete',
  async (at) => {
    const { answer, release } = delayedAnswer(draftVersion)
    const saved: unknown[] = []
    const { user, router, sent } = await open(
      {
        // It is enough that the draft was accepted, however long the page takes to show it.
        'GET /site/cost-tables': () => (saved.length > 0 ? new Promise(() => {}) : list(aVersion())),
        'PUT /site/cost-tables/draft': async (request: Request) => {
          const given = await answer()
          saved.push((await request.json()).document)
          return given
        },
      },
      at,
    )
    await user.click(await screen.findByRole('button', { name: 'New draft from this version' }))
    await user.type(await screen.findByRole('textbox', { name: 'USD: Yen for one' }), '1')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
    await expectToLeaveOnceSaved(router, '/elsewhere', release)
  },
)
