import { areSoundsOn, onSoundChoice, setSounds } from '@seriba/api/sound-choice'
import { useSyncExternalStore } from 'react'

export function useSoundChoice(): [on: boolean, choose: (on: boolean) => void] {
  return [useSyncExternalStore(onSoundChoice, areSoundsOn), setSounds]
}
