import { useState } from 'react'

/**
 * What the server has, as far as this page knows: its data, with what has been saved since they arrived. Data that
 * arrive after saving replace both.
 */
export function useSaved<Data extends object>(data: Data): [Data, (change: Partial<Data>) => void] {
  const [since, setSince] = useState({ data, change: {} as Partial<Data> })
  const saved = since.data === data ? { ...data, ...since.change } : data
  const add = (change: Partial<Data>) =>
    setSince((before) => ({ data, change: before.data === data ? { ...before.change, ...change } : change }))
  return [saved, add]
}
