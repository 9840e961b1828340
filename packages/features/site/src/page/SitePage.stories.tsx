import { sessionOpened } from '@seriba/api/session-slice'
import { sitePagesApi } from '@seriba/api/site-pages'
import { makeStore } from '@seriba/api/store'
import { userApi } from '@seriba/api/user'
import { createI18n } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect } from 'storybook/test'
import { someAccount, someChanges, someProfile, someTerms } from '../testing/terms.ts'
import { SitePage } from './SitePage.tsx'

const i18n = await createI18n('en', phrases)

function World({ at = '/terms', agreed = 4 }: { at?: string; agreed?: number }) {
  const [store] = useState(() => {
    const made = makeStore()
    const { upsertQueryData } = sitePagesApi.util
    const asked = { slug: 'terms', language: 'en' } as const
    const [, earlier] = someTerms().versions
    made.dispatch(sessionOpened())
    void made.dispatch(upsertQueryData('sitePage', { ...asked, version: undefined }, someTerms()))
    void made.dispatch(
      upsertQueryData('sitePage', { ...asked, version: 3 }, { ...someTerms(), version: earlier ?? null }),
    )
    void made.dispatch(upsertQueryData('pageChanges', { ...asked, version: undefined }, someChanges()))
    void made.dispatch(userApi.util.upsertQueryData('accountInfo', undefined, someAccount(agreed)))
    void made.dispatch(userApi.util.upsertQueryData('viewProfile', undefined, someProfile()))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <SitePage slug="terms" /> }], { initialEntries: [at] }),
  )
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  )
}

const meta = { title: 'Site/Terms', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

export const Accepted: Story = {}
export const NewVersion: Story = {
  args: { agreed: 3 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Accept version 4' })).toBeVisible()
  },
}
export const WhatChanged: Story = {
  args: { at: '/terms?changes=1' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'What changed in version 4' }),
    ).toBeVisible()
  },
}
export const Earlier: Story = { args: { at: '/terms?version=3' } }
