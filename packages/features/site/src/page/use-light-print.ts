import { useEffect } from 'react'

/** Paper is white: pages are printed in the light theme. */
export function useLightPrint() {
  useEffect(() => {
    const { dataset } = document.documentElement
    let shown: string | undefined
    const before = () => {
      shown = dataset.theme
      dataset.theme = 'light'
    }
    const after = () => {
      if (shown) dataset.theme = shown
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
}
