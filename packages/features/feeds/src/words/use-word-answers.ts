import { useSetWordMutation } from '@seriba/api/manager/feed-sources'
import type { FeedWord } from '@seriba/contracts/feed-sources'
import { likelyMeaning } from '@seriba/domain/feeds/likely-meaning'
import { useMessage } from '@seriba/forms/use-message'

export type WordAnswers = {
  /** What the word most likely means; null where nothing tells, or somebody has said it. */
  proposal: string | null
  /** Absent where nothing is proposed. */
  accept: (() => void) | undefined
  /** Absent where the word has no meaning that could be taken from it. */
  leave: (() => void) | undefined
}

/** What can be said of the chosen word at once: yes to the proposal, or that it stays unknown. */
export function useWordAnswers(feedId: number, word: FeedWord | undefined): WordAnswers {
  const [set] = useSetWordMutation()
  const { fail } = useMessage()
  if (!word || word.builtIn) return { proposal: null, accept: undefined, leave: undefined }
  const { field, meaning } = word
  const say = (means: string | null) =>
    void set({ id: feedId, field, word: word.word, meaning: means }).unwrap().catch(fail)
  const proposal = meaning === null ? likelyMeaning(field, word.word) : null
  return {
    proposal,
    accept: proposal === null ? undefined : () => say(proposal),
    leave: meaning === null ? undefined : () => say(null),
  }
}
