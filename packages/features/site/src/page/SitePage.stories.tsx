import { sessionOpened } from '@seriba/api/session-slice'
import { sitePagesApi } from '@seriba/api/site-pages'
import { userApi } from '@seriba/api/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoryWorld } from '../testing/StoryWorld.tsx'
import { someAccount, someChanges, someProfile, someTerms } from '../testing/terms.ts'
import { SitePage } from './SitePage.tsx'

const World = ({ at = '/terms', agreed = 4 }: { at?: string; agreed?: number }) => (
  <StoryWorld
    at={at}
    answers={({ dispatch }) => {
      const { upsertQueryData } = sitePagesApi.util
      const asked = { slug: 'terms', language: 'en' } as const
      const [, earlier] = someTerms().versions
      dispatch(sessionOpened())
      void dispatch(upsertQueryData('sitePage', { ...asked, version: undefined }, someTerms()))
      void dispatch(
        upsertQueryData('sitePage', { ...asked, version: 3 }, { ...someTerms(), version: earlier ?? null }),
      )
      void dispatch(upsertQueryData('pageChanges', { ...asked, version: undefined }, someChanges()))
      void dispatch(userApi.util.upsertQueryData('accountInfo', undefined, someAccount(agreed)))
      void dispatch(userApi.util.upsertQueryData('viewProfile', undefined, someProfile()))
    }}
  >
    <SitePage slug="terms" />
  </StoryWorld>
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
