import { useAppSelector } from '@seriba/api/hooks'
import { selectHeard } from '@seriba/api/notifications-slice'
import { areSoundsOn } from '@seriba/api/sound-choice'
import { useEffect } from 'react'

/** Sounds what is told, also behind other windows (DEC45). A burst of events sounds once. */
export function useSounds() {
  const heard = useAppSelector(selectHeard)
  useEffect(() => {
    if (!heard || !areSoundsOn()) return
    void import('./play.ts').then(({ playOnce }) => playOnce(heard)).catch(() => undefined)
  }, [heard])
}
