import type { ChangeEvent } from 'react'

/** A pasted '1,985,000.00' is 1 985 000; a point before three digits groups thousands. */
export const withoutCents = (text: string) => text.normalize('NFKC').replace(/(?<=\d)[.,]\d\d?(?=\D*$)/, '')

/** What an input holds after a change. A point typed among digits does not make what follows it cents. */
export const typedAmount = ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
  (nativeEvent as InputEvent).data?.length === 1 ? value : withoutCents(value)
