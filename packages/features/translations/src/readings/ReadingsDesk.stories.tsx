import { upsertCached } from '@seriba/api/cached'
import { listReadings } from '@seriba/api/manager/sheets'
import { makeStore } from '@seriba/api/store'
import type { ReadingTask } from '@seriba/contracts/sheets'
import { InStory } from '@seriba/testing/InStory'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, screen, within } from 'storybook/test'
import { aReadingTask } from '../testing/a-reading-task.ts'
import { ReadingsDesk } from './ReadingsDesk.tsx'

const counts = (unchecked: number) => ({ unchecked, checked: 86, asked: 0 })
const month = { calls: 214, inputTokens: 1, outputTokens: 1, cost: 312 }

function World({ readings }: { readings: ReadingTask[] }) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(
      upsertCached(
        listReadings,
        { status: 'unchecked' },
        { readings, counts: counts(readings.length), month },
      ),
    )
    return made
  })
  return (
    <InStory store={store}>
      <PageHeadProvider>
        <PageHeadSlot />
        <MemoryRouter initialEntries={['/translations?view=readings']}>
          <ReadingsDesk />
        </MemoryRouter>
      </PageHeadProvider>
    </InStory>
  )
}

const meta = { title: 'Translations/Readings', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

const sheet = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700"><rect width="1000" height="700" fill="#fffdf6"/><path d="M40 40H960V660H40zM40 140H960M500 140V660" fill="none" stroke="#444" stroke-width="3"/></svg>',
)}`

export const ToCheck: Story = {
  args: {
    readings: [
      aReadingTask(30518, { auctionSheet: sheet }),
      aReadingTask(30642, { auctionSheet: sheet, model: 'Note e-Power', maker: 'Nissan' }),
      aReadingTask(1042, { auctionSheet: sheet, doubtful: 0 }),
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Readings to check' })).toBeVisible()
    const reading = within(await screen.findByRole('form', { name: 'Reading' }))
    await expect(reading.getByText('41% sure')).toBeVisible()
  },
}

export const NothingToCheck: Story = { args: { readings: [] } }
