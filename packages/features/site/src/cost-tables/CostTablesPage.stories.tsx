import { upsertCached } from '@seriba/api/cached'
import { listCostTables, viewCostTables } from '@seriba/api/manager/costs'
import { viewProfile } from '@seriba/api/shared/user'
import { aProfile } from '@seriba/api/testing/facts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aVersion, draftVersion, earlierVersion, someDocument } from '../testing/costs.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { CostTablesPage } from './CostTablesPage.tsx'

const World = ({ drafted = false }: { drafted?: boolean }) => (
  <StoryProviders
    at="/cost-tables"
    answers={({ dispatch }) => {
      void dispatch(upsertCached(viewProfile, undefined, aProfile('manager')))
      const versions = [...(drafted ? [draftVersion] : []), aVersion(), earlierVersion]
      void dispatch(
        upsertCached(listCostTables, undefined, { versions, today: '2026-11-25', publishers: ['R. Tanaka'] }),
      )
      for (const version of versions)
        void dispatch(upsertCached(viewCostTables, { id: version.id }, { version, document: someDocument }))
    }}
  >
    <CostTablesPage />
  </StoryProviders>
)

const meta = { title: 'Site/Cost tables', component: World } satisfies Meta<typeof World>
export default meta

export const InForce: StoryObj<typeof meta> = {}
export const Draft: StoryObj<typeof meta> = { args: { drafted: true } }
