import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { DrawnHead, headMark } from './drawn-head.ts'

type Slot = { element: HTMLElement | null; setElement: (element: HTMLElement | null) => void }

const SlotContext = createContext<Slot>({ element: null, setElement: () => undefined })

/** Lets a page render into the header of the layout around it. */
export function PageHeadProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return <SlotContext value={{ element, setElement }}>{children}</SlotContext>
}

/** Where the layout wants it. Empty until a page fills it, so `:empty` tells the two apart. */
export function PageHeadSlot({ className }: { className?: string | undefined }) {
  const { setElement } = useContext(SlotContext)
  const mark = useContext(DrawnHead) && { dangerouslySetInnerHTML: { __html: headMark } }
  return <div ref={setElement} className={className} {...mark} />
}

/** A page's title, count and search, shown in the layout's header. */
export function PageHead({ children }: { children: ReactNode }) {
  const { element } = useContext(SlotContext)
  const drawn = useContext(DrawnHead)
  if (drawn) drawn.content = children
  return element ? createPortal(children, element) : null
}
