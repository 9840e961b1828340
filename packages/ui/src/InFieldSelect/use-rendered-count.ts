import { type UIEvent, useState } from 'react'

/**
 * How many options are rendered at once, more than a screen of any size shows, and how close to their end the next ones
 * are added.
 */
const STEP = 30
const NEAR = 400

/** How many options of a long list are rendered: a few screens, and more when the user gets close to their end. */
export function useRenderedCount(length: number, active: number) {
  const [grown, setGrown] = useState(STEP)
  const count = Math.min(length, Math.max(grown, active + STEP / 2))
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight
    if (left < NEAR && count < length) setGrown(count + STEP)
  }
  return { count, onScroll }
}
