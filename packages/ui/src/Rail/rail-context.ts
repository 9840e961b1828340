import { createContext } from 'react'

export type RailForm = 'wide' | 'collapsed' | 'drawer'

export const RailContext = createContext<RailForm>('wide')
