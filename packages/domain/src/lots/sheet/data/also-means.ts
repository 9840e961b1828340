import type { Localized } from '../sheet-entries.ts'

/** Letters that halls use differently: other meanings in which they have been seen. */
export const alsoMeans: Readonly<Record<string, Localized>> = {
  B: {
    en: 'dent of that size, on a scale of 1 to 5; at some halls any dent',
    ru: 'вмятина такого размера по шкале от 1 до 5; на некоторых аукционах любая вмятина',
  },
  P: {
    en: 'has been repainted; at some halls a scratch on a scale of 1 to 5',
    ru: 'была перекрашена; на некоторых аукционах царапина по шкале от 1 до 5',
  },
  H: { en: 'a hole', ru: 'отверстие' },
  C: { en: 'a hole through the metal, where there is no number', ru: 'сквозная дыра, если цифры нет' },
  R: { en: 'repair history, as a grade', ru: 'ремонтная история, если это оценка' },
}
