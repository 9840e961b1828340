import { useSearchParams } from 'react-router'
import { type GridName, gridNames } from './grid-rows.ts'

export const parts = ['destinations', ...gridNames] as const
export type CostPart = 'destinations' | GridName

/** Which part of the tables is shown, and which destination country: both are in the address. */
export function useCostPlace() {
  const [params, setParams] = useSearchParams()
  const part = parts.find((name) => name === params.get('part')) ?? 'destinations'
  const go = (changed: { part?: CostPart; to?: string }) => {
    for (const [name, value] of Object.entries(changed)) params.set(name, value)
    setParams(params, { replace: true })
  }
  return { place: { part, to: params.get('to') }, go }
}
