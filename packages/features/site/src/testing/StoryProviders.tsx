import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

type Store = ReturnType<typeof makeStore>
type StoryWorldProps = {
  /** The route of the page, such as `/company/:page?`; any route by default. */
  route?: string
  at: string
  /** Inserts answers from the server. */
  answers: (store: Store) => void
  children: ReactNode
}

/** The surroundings of a page’s story: answers, a language and an address. */
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
