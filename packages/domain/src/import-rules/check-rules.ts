import type { ImportRule } from './import-rule.ts'

export type RuleProblem = { at: string; problem: 'ruleTwice' | 'ruleNever' }

/** Rules with the same name, and rules that end before they begin. */
export function checkRules(rules: readonly ImportRule[]): RuleProblem[] {
  const ids = rules.map(({ id }) => id)
  return rules.flatMap(({ id, arrivesFrom, arrivesUntil }, place): RuleProblem[] => [
    ...(ids.indexOf(id) === place ? [] : [{ at: id, problem: 'ruleTwice' } as const]),
    ...(arrivesFrom !== null && arrivesUntil !== null && arrivesFrom >= arrivesUntil
      ? [{ at: id, problem: 'ruleNever' } as const]
      : []),
  ])
}
