import { upsertCached } from '@seriba/api/cached'
import { translationIndex } from '@seriba/api/manager/translations'
import { makeStore } from '@seriba/api/store'
import type { TranslationTask } from '@seriba/contracts/translations'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, screen } from 'storybook/test'
import { anIndex, aTask } from '../testing/a-task.ts'
import { TranslationsPage } from './TranslationsPage.tsx'

const i18n = await createI18n('en', messages)

function World({ tasks }: { tasks: TranslationTask[] }) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(upsertCached(translationIndex, { status: 'waiting' }, anIndex(tasks)))
    return made
  })
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <PageHeadProvider>
          <PageHeadSlot />
          <MemoryRouter>
            <TranslationsPage />
          </MemoryRouter>
        </PageHeadProvider>
      </I18nextProvider>
    </Provider>
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
