import { upsertCached } from '@seriba/api/cached'
import { previewPage, viewCompany } from '@seriba/api/manager/company'
import { previewRetention } from '@seriba/api/manager/retention'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { someSettings } from '../testing/settings.ts'
import { CompanyPage } from './CompanyPage.tsx'

/** Some are old, one of them alone, and most are not. */
const oldRows = {
  keepAudit: 0,
  keepMails: 1204,
  keepDevices: 1,
  keepUploads: 0,
  keepRefusedPapers: 3,
  keepLeftDocuments: 0,
  keepGatewayMessages: 0,
  keepFeedRuns: 0,
  keepWebhookLog: 21,
}

const World = ({ at = '/company' }: { at?: string }) => (
  <StoryProviders
    route="/company/:page?"
    at={at}
    answers={({ dispatch }) => {
      void dispatch(upsertCached(viewCompany, undefined, someSettings()))
      void dispatch(upsertCached(previewRetention, someSettings().sections.retention, { rows: oldRows }))
      void dispatch(
        upsertCached(
          previewPage,
          { markdown: someSettings().sections.terms.en },
          { title: 'Terms', lead: [], sections: [{ id: 'section-1', title: 'Bids', blocks: [] }] },
        ),
      )
    }}
  >
    <CompanyPage />
  </StoryProviders>
)

const meta = { title: 'Site/Company settings', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Changed: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Heading, English'), ' Today.')
    await expect(canvas.getByRole('button', { name: 'Publish 1 change' })).toBeVisible()
  },
}
export const Retention: Story = {
  async play({ canvas }) {
    const part = await canvas.findByRole('region', { name: /Data retention|Хранение данных/ })
    part.scrollIntoView()
    await expect(part).toBeVisible()
  },
}
export const Terms: Story = { args: { at: '/company/terms' } }
