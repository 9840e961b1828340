import { createContext, type ReactNode } from 'react'

/** A server has no elements to draw into: it is told what the header holds, and puts it at the mark. */
export const DrawnHead = createContext<{ content: ReactNode } | null>(null)

export const headMark = '<!--page-head-->'
