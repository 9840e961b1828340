import { createContext, type ReactNode } from 'react'

/** A server has no elements to render into: it is told what the header contains, and inserts it at the mark. */
export const DrawnHead = createContext<{ content: ReactNode } | null>(null)

export const headMark = '<!--page-head-->'
