import { type UIEvent, useState } from 'react'

/** Options drawn at once, more than a screen of any size shows, and how near the end of them the next ones are. */
const STEP = 30
const NEAR = 400

/** How many of a long list are drawn: a few screens, and more as one comes near their end. */
export function useGrowing(length: number, active: number) {
  const [grown, setGrown] = useState(STEP)
  const count = Math.min(length, Math.max(grown, active + STEP / 2))
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight
    if (left < NEAR && count < length) setGrown(count + STEP)
  }
  return { count, onScroll }
}
