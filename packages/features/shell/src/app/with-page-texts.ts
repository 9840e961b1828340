import { addMessages, type createI18n, type Messages } from '@seriba/i18n'
import type { RouteObject } from 'react-router'
import type { PageHandle } from '../pages/page-name.ts'

/** Pages with more texts than the first one wait for them as for their code. */
export function withPageTexts(routes: RouteObject[], load: () => Promise<void>): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.index) return route
    const { children, lazy, handle } = route
    const waits = typeof lazy === 'function' && !(handle as PageHandle | undefined)?.firstTexts
    return {
      ...route,
      ...(children && { children: withPageTexts(children, load) }),
      ...(waits && { lazy: () => Promise.all([lazy(), load()]).then(([page]) => page) }),
    }
  })
}

/** Loads texts once; a failed load is repeated on the next request. */
export function textsLoader(
  instance: ReturnType<typeof createI18n>,
  messages: Messages | undefined,
): () => Promise<void> {
  let loading: Promise<void> | undefined
  return async () => {
    if (!messages) return
    loading ??= instance.then((texts) => addMessages(texts, messages))
    loading.catch(() => {
      loading = undefined
    })
    await loading
  }
}
