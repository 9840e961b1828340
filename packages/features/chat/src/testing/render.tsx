import { createTestStore } from '@seriba/api/testing'
import type { Language } from '@seriba/i18n'
import { renderInApp } from '@seriba/testing/render-in-app'
import type { ReactElement } from 'react'

/** A chat of the real app with a server that answers from a table. */
export async function show(
  element: ReactElement,
  answers: Record<string, unknown>,
  language: Language = 'en',
) {
  const world = createTestStore(answers)
  const view = await renderInApp(element, { store: world.store, language })
  return { ...world, ...view }
}
