const key = 'bidding-for'

/** A client whom staff has chosen to bid for, before a lot is. */
export type BiddingFor = { userId: number; name: string }

/** Kept for this tab: the next lots' forms begin with them, until they are taken out of one. */
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
