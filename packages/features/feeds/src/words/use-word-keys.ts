import type { FeedWord } from '@seriba/contracts/feed-sources'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import type { ChosenWord } from './FieldWords.tsx'
import type { WordAnswers } from './use-word-answers.ts'

const rowOf = ({ field, word }: ChosenWord) =>
  document.querySelector<HTMLElement>(`[data-word="${CSS.escape(`${field} ${word}`)}"]`)

/**
 * J and K move from word to word; E opens the possible meanings of the selected one, 1 accepts the proposal, 0 leaves
 * it unknown.
 */
export function useWordKeys(
  words: readonly FeedWord[],
  chosen: ChosenWord | undefined,
  choose: (word: ChosenWord) => void,
  { accept, leave }: WordAnswers,
) {
  const at = words.findIndex((word) => word.field === chosen?.field && word.word === chosen.word)
  const go = (step: number) => {
    const next = words[Math.min(words.length - 1, Math.max(0, at + step))]
    if (!next) return
    choose(next)
    rowOf(next)?.querySelector<HTMLElement>('[aria-pressed]')?.focus()
  }
  useKeyActions({
    KeyJ: () => go(1),
    KeyK: () => go(-1),
    Digit1: accept,
    Digit0: leave,
    KeyE: chosen && (() => rowOf(chosen)?.querySelector<HTMLElement>('[aria-haspopup]')?.click()),
  })
}
