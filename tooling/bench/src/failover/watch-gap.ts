import type { Acknowledged } from '../storm/acknowledged.ts'

const lookMs = 5

/** Returns how to find out the longest time, in ms, in which nothing was acknowledged. */
export function watchGap(said: Acknowledged, isOver: () => boolean): () => number {
  let [count, since, longest] = [0, performance.now(), 0]
  const watch = setInterval(() => {
    const now = performance.now()
    const present = said.payments.size + said.wins.size + said.bids.size
    longest = Math.max(longest, now - since)
    if (present !== count) [count, since] = [present, now]
    if (isOver()) clearInterval(watch)
  }, lookMs)
  return () => {
    clearInterval(watch)
    return longest
  }
}
