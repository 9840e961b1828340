import type { AgeDemand, ImportRule } from '@seriba/domain/import-rules/import-rule'

type Options = Partial<
  Pick<ImportRule, 'when' | 'regimes' | 'arrivesFrom' | 'arrivesUntil' | 'exceptions' | 'contested'>
>

export const rule = (
  id: string,
  en: string,
  ru: string,
  demand: ImportRule['demand'],
  source: ImportRule['source'],
  options: Options = {},
): ImportRule => ({ id, says: { en, ru }, demand, arrivesFrom: null, arrivesUntil: null, source, ...options })

export const cars = { when: { kind: ['car'] } } as const
export const made = (age: AgeDemand['age'], years: number, more: Partial<AgeDemand> = {}): AgeDemand => ({
  age,
  years,
  unit: 'months',
  since: 'manufacture',
  ...more,
})
export const rightHand = (en: string, ru: string, source: ImportRule['source']) =>
  rule(
    'steering',
    `${en} registers right-hand drive only.`,
    `${ru}: регистрируют только машины с правым рулём.`,
    { steering: 'right' },
    source,
    cars,
  )
