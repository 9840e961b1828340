import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'

async function wordsIn(language: Language) {
  const i18n = await createI18n(language, messages)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  return renderHook(() => useLotWords(), { wrapper }).result.current
}

test.each([
  ['Material handling', 'Складская'],
  ['Mini, up to 2 t', 'Мини, до 2\u00A0т'],
  ['Up to 32 hp', 'До 32\u00A0л.\u00A0с.'],
  ['Wheel loader, 1 m³', 'Колёсный, 1\u00A0м³'],
  ['2.0 m³', '2.0\u00A0м³'],
  ['Ride-on trowel', 'Ride-on trowel'],
  ['Cat. III: others', 'Cat. III: others'],
  ['', ''],
])('a Russian page translates the machinery term %j as %j', async (name, said) => {
  expect((await wordsIn('ru')).machinery(name)).toBe(said)
})

test.each(['Material handling', 'Ride-on trowel', ''])(
  'an English page shows %j as the feed has it',
  async (name) => {
    expect((await wordsIn('en')).machinery(name)).toBe(name)
  },
)
