import { InStory } from '@seriba/testing/InStory'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

/** The surroundings of a story: a language, a store and an address. */
export const StoryProviders = ({ children }: { children: ReactNode }) => (
  <InStory>
    <MemoryRouter>{children}</MemoryRouter>
  </InStory>
)
