import { useSetWordMutation } from '@seriba/api/manager/feed-sources'
import type { FeedWord } from '@seriba/contracts/feed-sources'
import { likelyMeaning } from '@seriba/domain/feeds/likely-meaning'
import { useMessage } from '@seriba/forms/use-message'

export type WordAnswers = {
  /** The word's most likely meaning; null if there is no clue, or somebody has already said it. */
  proposal: string | null
  /** Absent if nothing is proposed. */
  accept: (() => void) | undefined
  /** Absent if the word has no meaning that could be removed. */
  leave: (() => void) | undefined
}

/** The quick answers for the selected word: accept the proposal, or leave it unknown. */
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
