import type { Input } from '@seriba/contracts/contract'
import type { lookUpProductionMonth } from '@seriba/contracts/production-month'

type Asked = Input<typeof lookUpProductionMonth>

const keyOf = (carId: string) => `production-month ${carId}`

/** Keeps, for this tab, the last result that was found for a lot. */
export const storeFound = (asked: Asked) => sessionStorage.setItem(keyOf(asked.carId), JSON.stringify(asked))

/** What was found is requested again if the cache no longer has it; the server still does. */
export function latestProductionMonth({
  pageType,
  carId,
}: Pick<Asked, 'pageType' | 'carId'>): Asked | undefined {
  try {
    const asked = JSON.parse(sessionStorage.getItem(keyOf(carId)) ?? 'null')
    return typeof asked?.chassis === 'string' ? { ...asked, pageType, carId } : undefined
  } catch {
    return undefined
  }
}
