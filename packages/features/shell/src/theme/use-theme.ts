import { useState } from 'react'
import { currentTheme, setTheme, type Theme } from './theme.ts'

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, show] = useState(currentTheme)
  return [
    theme,
    (chosen) => {
      setTheme(chosen)
      show(chosen)
    },
  ]
}
