import { createContext, useContext } from 'react'
import type { Selection } from './use-selection.ts'

const SelectionContext = createContext<Selection | null>(null)
export const SelectionProvider = SelectionContext.Provider

export function useSelected(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('Rows are chosen where there is a selection')
  return selection
}
