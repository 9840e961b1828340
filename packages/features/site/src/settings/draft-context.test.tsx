import '@testing-library/jest-dom/vitest'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { someSettings } from '../testing/settings.ts'
import { DraftContext } from './draft-context.ts'
import { makeDraft } from './draft-store.ts'
import { TextSetting } from './fields.tsx'

afterEach(cleanup)

test('a keystroke re-renders its own field and no other', async () => {
  const store = makeDraft(someSettings().sections)
  const draft = {
    ...store,
    discard: async () => {},
    keep: async () => {},
    publish: async () => ({}),
    takeBack: async () => ({}),
  }
  const drawn: string[] = []
  const field = (place: string) => (
    <Profiler id={place} onRender={(id) => void drawn.push(id)}>
      <TextSetting place={place} label={place} />
    </Profiler>
  )
  render(
    <I18nextProvider i18n={await createI18n('en', messages)}>
      <DraftContext value={draft}>
        {field('brand.name')}
        {field('brand.brand')}
        {field('panel.en.email')}
      </DraftContext>
    </I18nextProvider>,
  )
  drawn.length = 0
  await userEvent.type(screen.getByLabelText('brand.name'), ' K.K.')
  expect(screen.getByLabelText('brand.name')).toHaveValue('Vostok Auto Ltd. K.K.')
  expect(new Set(drawn)).toEqual(new Set(['brand.name']))
})
