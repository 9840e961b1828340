import { upsertCached } from '@seriba/api/cached'
import { pageChanges, sitePage } from '@seriba/api/public/site-pages'
import { sessionOpened } from '@seriba/api/session-slice'
import { accountInfo, viewProfile } from '@seriba/api/shared/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { someAccount, someChanges, someProfile, someTerms } from '../testing/terms.ts'
import { SitePage } from './SitePage.tsx'

const World = ({ at = '/terms', agreed = 4 }: { at?: string; agreed?: number }) => (
  <StoryProviders
    at={at}
    answers={({ dispatch }) => {
      const asked = { slug: 'terms', language: 'en' } as const
      const [, earlier] = someTerms().versions
      dispatch(sessionOpened())
      void dispatch(upsertCached(sitePage, { ...asked, version: undefined }, someTerms()))
      void dispatch(
        upsertCached(sitePage, { ...asked, version: 3 }, { ...someTerms(), version: earlier ?? null }),
      )
      void dispatch(upsertCached(pageChanges, { ...asked, version: undefined }, someChanges()))
      void dispatch(upsertCached(accountInfo, undefined, someAccount(agreed)))
      void dispatch(upsertCached(viewProfile, undefined, someProfile()))
    }}
  >
    <SitePage slug="terms" />
  </StoryProviders>
)

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
