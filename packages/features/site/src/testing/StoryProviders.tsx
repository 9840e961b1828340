import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

type Store = ReturnType<typeof makeStore>
type StoryWorldProps = {
  /** Route of the page, such as `/company/:page?`; any unless it is said otherwise. */
  route?: string
  at: string
  /** Puts in what a server would have said. */
  answers: (store: Store) => void
  children: ReactNode
}

/** What the story of a page needs around it: answers, a language and an address. */
export function StoryProviders({ route = '*', at, answers, children }: StoryWorldProps) {
  const [store] = useState(() => {
    const made = makeStore()
    answers(made)
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: route, element: children }], { initialEntries: [at] }),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}
