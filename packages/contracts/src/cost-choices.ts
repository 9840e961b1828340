import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { CostChoices } from './costs.ts'

const names = z.object({ en: z.string(), ru: z.string() })

/** A port that the company ships to. */
export const CostPort = z.object({
  value: z.string(),
  names,
  country: names,
  /** Whether it matters to the country how somebody imports: privately or as a trader. */
  asksForRegime: z.boolean(),
})
export type CostPort = z.infer<typeof CostPort>

/** What the caller has their costs computed for, and the ports to choose from; none while no tables are published. */
export const viewCostChoices = contract({
  method: 'GET',
  path: '/user/cost-choices',
  operation: 'costChoices.viewCostChoices',
  audience: 'signedIn',
  input: z.object({}),
  output: z.object({ choices: CostChoices, ports: z.array(CostPort) }),
  errors: [],
})
