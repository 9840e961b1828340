import { upsertCached } from '@seriba/api/cached'
import { translationIndex } from '@seriba/api/manager/translations'
import { makeStore } from '@seriba/api/store'
import type { TranslationTask } from '@seriba/contracts/translations'
import { InStory } from '@seriba/testing/InStory'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, screen } from 'storybook/test'
import { anIndex, aTask } from '../testing/a-task.ts'
import { TranslationsPage } from './TranslationsPage.tsx'

function World({ tasks }: { tasks: TranslationTask[] }) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(upsertCached(translationIndex, { status: 'waiting' }, anIndex(tasks)))
    return made
  })
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <TranslationsPage /> }]))
  return (
    <InStory store={store}>
      <PageHeadProvider>
        <PageHeadSlot />
        <RouterProvider router={router} />
      </PageHeadProvider>
    </InStory>
  )
}

const meta = { title: 'Translations/Desk', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

const before = {
  text_en: 'Clean',
  text_ru: '',
  files: [],
  at: '2026-11-20T01:00:00Z',
  by: 'K. Endo',
}

export const Waiting: Story = {
  args: {
    tasks: [aTask(20461, -0.1), aTask(30518, 0.4, { answer: before }), aTask(1042, 1.1), aTask(6003, 50)],
  },
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Requests' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { tasks: [] },
  play: async () => {
    await expect(await screen.findByText('No requests waiting')).toBeVisible()
  },
}

const [request] = aTask(30518, 0.4).requests
const longName = 'Константинопольский-Александровский Владимир Константинович'

export const LongNames: Story = {
  args: {
    tasks: request
      ? [
          aTask(30518, 0.4, {
            model: 'Land Cruiser Prado TX L Package Seventy Anniversary Limited',
            requests: [{ ...request, client: { id: 1042, name: longName }, question: `${longName}?` }],
          }),
        ]
      : [],
  },
  play: async () => {
    const form = await screen.findByRole('form', { name: 'Answer' })
    await expect(form).toBeVisible()
    // Nothing overflows sideways, whatever a client’s name is.
    for (const part of [form, ...form.querySelectorAll<HTMLElement>(':scope > div')])
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  },
}
