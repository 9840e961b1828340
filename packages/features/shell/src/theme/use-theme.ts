import { currentTheme, onTheme, setTheme, type Theme } from '@seriba/api/theme-choice'
import { useSyncExternalStore } from 'react'

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onTheme, currentTheme, currentTheme), setTheme]
}
