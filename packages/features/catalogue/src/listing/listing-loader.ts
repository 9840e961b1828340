import type { AppStore } from '@seriba/api/store'
import type { PageType } from '@seriba/domain/lots/page-types'
import { isWide } from '@seriba/ui/use-wide'
import type { LoaderFunctionArgs } from 'react-router'
import { readState } from '../url/listing-state.ts'
import { askForLots } from './ask-for-lots.ts'

/** Requests the lots of an address, and the filter options there, before the page that shows them is rendered. */
export const listingLoader =
  (store: AppStore, pageType: PageType) =>
  ({ request, context }: LoaderFunctionArgs) => {
    const state = readState(new URL(request.url).searchParams, pageType)
    // If a server renders the page, it says for which screen width.
    const wide = (context as { wide?: boolean } | undefined)?.wide ?? isWide()
    askForLots(store.dispatch, { pageType, state, wide })
    return null
  }
