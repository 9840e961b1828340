import type { AppStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

/** What a story needs around it: a language, an address, and what a server would have said. */
export const StoryProviders = ({ store, children }: { store?: AppStore; children: ReactNode }) => (
  <InStory {...(store && { store })}>
    <MemoryRouter>{children}</MemoryRouter>
  </InStory>
)
