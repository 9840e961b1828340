import { screen, within } from '@testing-library/react'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aLot } from './builders.ts'
import { someCosts } from './costs.ts'
import { show } from './render.tsx'

export const panel = () => <BidPanel lot={aLot()} pageType="car-auction" />
export const amount = () => screen.getByRole('textbox', { name: 'Your bid' })
export const costs = async () =>
  within(await screen.findByRole('region', { name: 'Landed cost', busy: false }))
export const radio = async (name: RegExp) => (await costs()).findByRole('radio', { name })

export const withCosts = (
  choices: Parameters<typeof someCosts>[0] = {},
  more: Record<string, unknown> = {},
) =>
  show(panel(), {
    answers: {
      'GET /bid/cost-tables': someCosts(choices),
      'PUT /user/cost-choices': (sent: unknown) => sent,
      ...more,
    },
  })
