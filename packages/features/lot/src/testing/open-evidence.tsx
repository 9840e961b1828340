import type { PriceEvidence as Evidence } from '@seriba/contracts/price-evidence'
import type { Permissions } from '@seriba/domain/access/permissions'
import { screen, within } from '@testing-library/react'
import { WrongMatches } from '../evidence/before/WrongMatches.tsx'
import { LotPage } from '../page/LotPage.tsx'
import { renderPage } from './render-page.tsx'

type Answer = (request: Request) => Response | Promise<Response>
type Given = {
  evidence?: Evidence | null
  before?: object | (() => object)
  flags?: Partial<Permissions>
  answers?: Record<string, Answer>
}

export const openEvidence = ({
  evidence = null,
  before = { by: 'chassis', auctions: [] },
  flags = {},
  answers = {},
}: Given) =>
  renderPage(
    <LotPage
      pageType="car-auction"
      bidPanel={() => null}
      wrongMatches={(id, wrong) => <WrongMatches id={id} wrong={wrong} />}
    />,
    {
      path: '/car-auctions/8841207',
      route: '/car-auctions/:id',
      flags,
      answers: {
        '/v1/car-auction/price-evidence': ({ url }) => {
          const limit = Number(new URL(url).searchParams.get('limit') ?? 10)
          const listed = evidence && { ...evidence, sales: evidence.sales.slice(0, limit) }
          return Response.json({ result: { success: true, evidence: listed } })
        },
        '/v1/car-auction/earlier-auctions': () => {
          const found = typeof before === 'function' ? before() : before
          return Response.json({
            result: {
              success: true,
              wrong: null,
              alike: { auctions: [], comparing: false },
              watched: null,
              ...found,
            },
          })
        },
        ...answers,
      },
    },
  )

export const section = async (name: string) =>
  within(await screen.findByRole('region', { name, busy: false }))
