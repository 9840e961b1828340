import { mix, SeededRandom } from './random.ts'

export const scoredParts = ['engine', 'front', 'exterior', 'rear', 'electro', 'frame'] as const
export type ScoredPart = (typeof scoredParts)[number]
export type PartScores = Record<ScoredPart, number>

/** Separate from what else follows from a lot. */
const salt = 7

/**
 * What score the hall gave each part, one to ten, depending on how good the whole is. It follows from the lot, so that
 * its sheet, its page and its report say the same.
 */
export function partScores(lotHash: number, worth: number): PartScores {
  const dice = new SeededRandom(mix(lotHash, salt))
  const base = worth >= 1 ? 6 : worth >= 0.8 ? 5 : worth >= 0.6 ? 4 : 3
  return Object.fromEntries(scoredParts.map((part) => [part, base + dice.int(-1, 2)])) as PartScores
}
