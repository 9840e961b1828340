import { useAppSelector } from '@seriba/api/hooks'
import { selectHeard } from '@seriba/api/notifications-slice'
import { areSoundsOn } from '@seriba/api/sound-choice'
import { useEffect } from 'react'

/** Plays sounds for notifications, even behind other windows (DEC45). A burst of events plays one sound. */
export function useSounds() {
  const heard = useAppSelector(selectHeard)
  useEffect(() => {
    if (!heard || !areSoundsOn()) return
    void import('./play.ts').then(({ playOnce }) => playOnce(heard)).catch(() => undefined)
  }, [heard])
}
