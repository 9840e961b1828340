import type { FeedPull, SourceSettings } from '@seriba/contracts/feed-sources'

export const sourceSteps = ['source', 'access', 'limits', 'words', 'try', 'pull'] as const
export type SourceStep = (typeof sourceSteps)[number]

export type Connected = {
  settings: SourceSettings | undefined
  pulls: readonly FeedPull[]
  unknownWords: number
  /** Ten lots were read without a failure since the page was opened. */
  tried: boolean
}

/** How far a step has got; `half` needs a person. */
export function standingOf(
  step: SourceStep,
  { settings, pulls, unknownWords, tried }: Connected,
): 'open' | 'half' | 'done' {
  const hasRead = pulls.some(({ endedAt, read }) => endedAt !== null || read > 0)
  switch (step) {
    case 'source':
    case 'access':
    case 'limits':
      return settings ? 'done' : 'open'
    case 'words':
      return unknownWords > 0 ? 'half' : hasRead ? 'done' : 'open'
    case 'try':
      return tried || hasRead ? 'done' : 'open'
    case 'pull':
      return pulls.some(({ endedAt }) => endedAt !== null)
        ? 'done'
        : settings && !settings.mayKeepCopy
          ? 'half'
          : 'open'
  }
}

/** The address of a step; the first three and the test are on one page. */
export const stepPath = (step: SourceStep, id: number): string =>
  step === 'words'
    ? `/feeds/words?feed=${id}`
    : step === 'pull'
      ? `/feeds?feed=${id}`
      : `/feeds/source?feed=${id}#${step}`
