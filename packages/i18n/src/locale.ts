/** English has two plural forms and Russian four: `count_one | count_other` asks for all four. */
type RussianKey<Key> = Key extends `${infer Stem}_${'one' | 'other'}`
  ? `${Stem}_${'one' | 'few' | 'many' | 'other'}`
  : Key

/** The same keys as the English phrases, every one of them, with any text. */
export type Translated<English> = {
  [Key in keyof English as RussianKey<Key>]: English[Key] extends string ? string : Translated<English[Key]>
}
