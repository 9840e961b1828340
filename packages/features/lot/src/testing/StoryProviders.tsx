import type { AppStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

/** The surroundings of a story: a language, an address, and answers from the server. */
export const StoryProviders = ({ store, children }: { store?: AppStore; children: ReactNode }) => (
  <InStory {...(store && { store })}>
    <MemoryRouter>{children}</MemoryRouter>
  </InStory>
)
