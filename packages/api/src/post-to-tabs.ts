/** What one tab does that the others show. */
export type TabNews = { kind: 'signedIn' } | { kind: 'signedOut' }

let tell: ((news: TabNews) => void) | undefined

export const postToTabsThrough = (teller: typeof tell) => {
  tell = teller
}

/** Tells this browser's other tabs; if nothing connects them, nobody is told. */
export const postToTabs = (news: TabNews) => tell?.(news)
