import { api } from './api.ts'
import { viewProfile } from './generated/shared/user.ts'
import { postToTabsThrough, type TabNews } from './post-to-tabs.ts'
import { sessionClosed, sessionStatus } from './session-slice.ts'
import type { AppStore } from './store.ts'

/** Tabs share one session: what one of them does to it applies to all. Returns how to leave them. */
export function joinTabs(store: AppStore): () => void {
  const channel = new BroadcastChannel('seriba-tabs')
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => hear(store, data)
  postToTabsThrough((news) => channel.postMessage(news))
  return () => {
    postToTabsThrough(undefined)
    channel.close()
  }
}

function hear(store: AppStore, news: TabNews) {
  if (news.kind === 'signedOut') signedOut(store)
  else void signedIn(store)
}

function signedOut({ dispatch, getState }: AppStore) {
  if (getState().session.status === sessionStatus.anonymous) return
  dispatch(sessionClosed({ signedOut: true }))
  dispatch(api.util.resetApiState())
}

/** What is shown about somebody else is discarded before the current user is fetched. */
async function signedIn({ dispatch, getState }: AppStore) {
  const { status, expired } = getState().session
  if (status === sessionStatus.authenticated && !expired) return
  const { initiate, select } = viewProfile
  const before = select()(getState()).data?.detail.userId
  const ask = () => dispatch(initiate(undefined, { subscribe: false, forceRefetch: true }))
  const now = (await ask()).data?.detail.userId
  if (before === undefined || before === now) return
  dispatch(api.util.resetApiState())
  await ask()
}
