const key = 'bidding-for'

/** A client whom staff have chosen to bid for before choosing a lot. */
export type BiddingFor = { userId: number; name: string }

/** Kept for this tab: forms for the next lots start with them, until they are removed in one. */
export const setBiddingClient = (client: BiddingFor) => sessionStorage.setItem(key, JSON.stringify(client))

export const clearBiddingClient = () => sessionStorage.removeItem(key)

export function getBiddingClient(): BiddingFor | null {
  try {
    const { userId, name } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return Number.isSafeInteger(userId) && typeof name === 'string' ? { userId, name } : null
  } catch {
    return null
  }
}
